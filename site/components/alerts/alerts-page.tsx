import { fill } from '#site/messages/fill.ts'
import { messages } from '#site/messages/en.ts'
import type { OwnAlert, OwnAlerts } from '#site/data/alerts/types.ts'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { AlertList } from './alert-list.tsx'
import { ChangeAlerts } from './change-alerts.tsx'
import styles from './alerts.module.css'

const t = messages.priceAlerts

export type AlertsPageProps = OwnAlerts & {
  token: string
  /** What was just done, from the address. */
  said: Readonly<Record<string, unknown>>
}

/** The alerts of an address, after what was just done to them, which can be undone. Rule W-132. */
export function AlertsPage({ email, alerts, token, said }: AlertsPageProps) {
  const undone = said['stopped'] === undefined ? [] : lastStopped(alerts)
  const done =
    (undone.length > 0 && t.stopped) ||
    (said['resumed'] !== undefined && t.resumed) ||
    (said['done'] !== undefined && t.done)
  return (
    <Column>
      <PageTitle
        title={said['done'] === undefined ? t.listTitle : t.doneTitle}
        lede={fill(t.listLede, { email })}
      />
      {done ? (
        <div className={styles.notice}>
          <Notice tone="good">{done}</Notice>
          {undone.length > 0 ? (
            <ChangeAlerts token={token} ids={undone.map(({ id }) => id)} isWatching>
              {t.undo}
            </ChangeAlerts>
          ) : null}
        </div>
      ) : null}
      <AlertList alerts={alerts} token={token} />
    </Column>
  )
}

/** Those that the last press stopped: one instant, however many. */
function lastStopped(alerts: readonly OwnAlert[]): OwnAlert[] {
  const last = alerts
    .map(({ stoppedAt }) => stoppedAt ?? '')
    .toSorted()
    .at(-1)
  return last ? alerts.filter(({ stoppedAt }) => stoppedAt === last) : []
}
