import { writtenDay } from '#core/time/written-day.ts'
import { alertFacts } from '#site/components/shared/price-alert/alert-facts.ts'
import type { Watched } from '#site/data/account/browser.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/account.json' with { type: 'json' }
import alertTexts from '#site/messages/en/price-alerts.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { FactTable } from '#site/ui/facts/facts.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from './account-home.module.css'

type Props = {
  alerts: Watched['priceAlerts']
  email: string
  change: (id: string, isWatching: boolean) => Promise<void>
}

/** The price alerts of an account's address, each with its prices, its page, and the way to stop it. Rule S-76. */
export function OwnAlerts({ alerts, email, change }: Props) {
  if (alerts.length === 0) {
    return (
      <PageSection title={t.home.alerts}>
        <p>{fill(t.home.noAlerts, { email })}</p>
      </PageSection>
    )
  }
  return (
    <PageSection title={t.home.alerts} lede={t.home.alertsLede}>
      <ul className={styles.watched}>
        {alerts.map((alert) => {
          const { id, page, title, terms, isWatching, stoppedAt, endsAt } = alert
          const texts = isWatching
            ? { label: alertTexts.stopLabel, name: alertTexts.stop }
            : { label: alertTexts.watchLabel, name: alertTexts.watch }
          const ended = stoppedAt ? alertTexts.stoppedOn : alertTexts.ended
          return (
            <li key={id} className={styles.enquiry}>
              <h3 className={styles.car}>
                <a href={page}>{title}</a>
              </h3>
              <p className={styles.terms}>{terms}</p>
              {isWatching ? (
                <FactTable facts={alertFacts(alert)} />
              ) : (
                <p>{fill(ended, { day: writtenDay(stoppedAt ?? endsAt) })}</p>
              )}
              {isWatching || stoppedAt ? (
                <Button
                  look="secondary"
                  aria-label={fill(texts.label, { title })}
                  onClick={() => void change(id, !isWatching)}
                >
                  {texts.name}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </PageSection>
  )
}
