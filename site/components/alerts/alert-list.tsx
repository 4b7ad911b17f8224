import { formActions } from '#core/routes/paths.ts'
import { writtenDay } from '#core/time/written-day.ts'
import type { OwnAlert } from '#site/data/alerts/types.ts'
import { fill } from '#site/messages/fill.ts'
import { messages } from '#site/messages/en.ts'
import { Button } from '#site/ui/button/button.tsx'
import { alertFacts } from '#site/components/shared/price-alert/alert-facts.ts'
import { FactTable } from '#site/ui/facts/facts.tsx'
import { ChangeAlerts } from './change-alerts.tsx'
import styles from './alerts.module.css'

const t = messages.priceAlerts

export type AlertListProps = {
  alerts: readonly OwnAlert[]
  /** The address sealed, as its links hold it. */
  token: string
}

/** The price alerts of an address, each with what it watches, its prices and the way to stop it. Rule W-132. */
export function AlertList({ alerts, token }: AlertListProps) {
  if (alerts.length === 0) return <p>{t.none}</p>
  return (
    <>
      <ul className={styles.list}>
        {alerts.map((alert) => (
          <li key={alert.id} className={styles.alert}>
            <Alert alert={alert} token={token} />
          </li>
        ))}
      </ul>
      {alerts.filter(({ isWatching }) => isWatching).length > 1 ? (
        <form method="post" action={formActions.changeAlerts}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" look="secondary">
            {t.stopAll}
          </Button>
        </form>
      ) : null}
    </>
  )
}

function Alert({ alert, token }: { alert: OwnAlert; token: string }) {
  const { id, page, title, terms, isWatching, stoppedAt, endsAt } = alert
  const day = writtenDay(stoppedAt ?? endsAt)
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.terms}>{terms}</p>
      {isWatching ? <FactTable facts={alertFacts(alert)} /> : null}
      {isWatching ? null : (
        <p className={styles.ended}>{fill(stoppedAt ? t.stoppedOn : t.ended, { day })}</p>
      )}
      <div className={styles.actions}>
        <a href={page}>{t.see}</a>
        {isWatching || stoppedAt ? (
          <ChangeAlerts
            token={token}
            ids={[id]}
            isWatching={!isWatching}
            label={fill(isWatching ? t.stopLabel : t.watchLabel, { title })}
          >
            {isWatching ? t.stop : t.watch}
          </ChangeAlerts>
        ) : null}
      </div>
    </>
  )
}
