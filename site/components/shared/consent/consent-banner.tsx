import { categoriesOf, itemsStoredWith, versionOf } from '#core/consent/stored-items.ts'
import { paths } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'
import { servicesOf, type ThirdParties } from '#core/consent/third-parties.ts'
import { Button } from '#site/ui/button/button.tsx'
import { StaticHtml } from '#site/ui/static-html/static-html.tsx'
import styles from './consent-banner.module.css'

const texts = messages.consent
const answers = ['accept', 'refuse', 'choose'] as const

/**
 * Asks what may be stored, with three answers of one size and weight. It is plain HTML that a script
 * shows to whoever has not chosen: without script nothing is stored or loaded, so nothing is asked.
 * What it asks about, and which services are configured, stand on it for the scripts. Rules.
 */
export function ConsentBanner({ thirdParties }: { thirdParties: ThirdParties }) {
  const items = itemsStoredWith(servicesOf(thirdParties))
  const { analyticsId, adPixelId, chatScriptUrl, reviewsBusinessId } = thirdParties
  return (
    <StaticHtml>
      <section
        hidden
        className={styles.banner}
        aria-label={texts.label}
        data-no-print=""
        data-consent={versionOf(items)}
        data-asks={categoriesOf(items).join(' ')}
        data-analytics={analyticsId ?? undefined}
        data-ad-pixel={adPixelId ?? undefined}
        data-chat={chatScriptUrl ?? undefined}
        data-reviews-of={reviewsBusinessId ?? undefined}
      >
        <p>
          {texts.text} <a href={paths.cookies()}>{texts.more}</a>
        </p>
        <div className={styles.answers}>
          {answers.map((answer) => (
            <Button key={answer} look="secondary" data-do={answer}>
              {texts[answer]}
            </Button>
          ))}
        </div>
      </section>
    </StaticHtml>
  )
}
