import type { WireLead } from '#core/contract/json/wire-lead.ts'
import { writtenMoment } from '#core/time/written-moment.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-leads.json' with { type: 'json' }
import styles from './admin-leads.module.css'

type Delivery = WireLead['deliveries'][number]

/** What is delivered, and how: "Lead by e-mail". */
export const deliveryName = ({ kind, channel }: Pick<Delivery, 'kind' | 'channel'>): string =>
  kind === 'email' || kind === 'confirmation'
    ? t.deliveries.kinds[kind]
    : `${t.deliveries.kinds[kind]} ${t.deliveries.channels[channel]}`

/** How far a delivery is: "sent 20 Nov 2026, 09:05". */
export const deliveryWords = ({ state, at, tries, reason }: Delivery): string =>
  fill(t.deliveries.states[state], {
    moment: writtenMoment(at),
    tries: tries === 1 ? t.deliveries.tries.one : fill(t.deliveries.tries.many, { count: tries }),
    reason: reason ?? '',
  })

/** The deliveries about a lead. Rules W-93, W-100. */
export const LeadDeliveries = ({ lead: { deliveries } }: { lead: WireLead }) => (
  <section className={styles.part}>
    <h2>{t.deliveries.title}</h2>
    {deliveries.length === 0 ? <p>{t.deliveries.none}</p> : null}
    <ul className={styles.history}>
      {deliveries.map((delivery, at) => (
        <li key={at}>
          <span>
            {deliveryName(delivery)}: {deliveryWords(delivery)}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
