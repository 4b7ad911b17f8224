import { messages } from '#site/messages/en.ts'
import type { ThirdParties } from '#core/consent/third-parties.ts'
import { Button } from '#site/ui/button/button.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { StoredTable } from './stored-table.tsx'
import styles from './cookie-choices.module.css'

const texts = messages.consent

/** What the footer of every page leads to. */
export const choicesId = 'choices'

/**
 * What a visitor has chosen, with the way to change it, and everything that is stored. A script says
 * the choice; without one there is none to make. Rules.
 */
export function CookieChoices({ thirdParties }: { thirdParties: ThirdParties }) {
  return (
    <>
      <PageSection id={choicesId} title={texts.choiceTitle}>
        <noscript>
          <p>{texts.noScript}</p>
        </noscript>
        <div className={styles.choice} data-choice="">
          <p role="status" />
          <Button hidden look="secondary" data-do="open">
            {texts.change}
          </Button>
        </div>
      </PageSection>
      <PageSection title={texts.tableTitle} lede={texts.tableLede}>
        <StoredTable thirdParties={thirdParties} />
      </PageSection>
    </>
  )
}
