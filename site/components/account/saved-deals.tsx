import { shortlistPath } from '#core/routes/shortlist-path.ts'
import t from '#site/messages/en/account.json' with { type: 'json' }
import { LinkButton } from '#site/ui/button/button.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'

/** The way to the shortlist, which the browser's script fills in. Rule C-163. */
export function SavedDeals() {
  return (
    <PageSection title={t.home.shortlist} lede={t.home.shortlistLede}>
      <LinkButton href={shortlistPath()} look="secondary">
        {t.home.shortlistOpen}
      </LinkButton>
    </PageSection>
  )
}
