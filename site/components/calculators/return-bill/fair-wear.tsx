import { damageKinds, damages } from '#core/pricing/hand-back/hand-back-kinds.ts'
import {
  type RunningCost,
  runningCostOn,
  runningCostRowOn,
} from '#core/pricing/running-costs/running-cost.ts'
import { messages } from '#site/messages/en.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import { datedWords } from '../figure-sources.tsx'
import styles from '../calculators.module.css'
import { rangeText } from './return-answer.tsx'

const texts = messages.returnBill

/** What to look at before a car goes back: what is fair, what is charged, and what for typically. Rule P-112. */
export function FairWear({ costs, today }: { costs: readonly RunningCost[]; today: string }) {
  const columns = texts.damageColumns
  const dated = runningCostRowOn(costs, damageKinds.alloy[0], today)
  return (
    <>
      <PageSection id="fair-wear" title={texts.damageTitle} lede={texts.damageLede}>
        <ScrollingTable label={texts.damageTitle}>
          <table className={`${styles.table} ${styles.checklist}`}>
            <thead>
              <tr>
                {Object.values(columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {damages.map((damage) => {
                const { label, fair, charged } = texts.damages[damage]
                const [least, most] = damageKinds[damage].map((kind) =>
                  runningCostOn(costs, kind, today),
                )
                return (
                  <tr key={damage}>
                    <th scope="row">{label}</th>
                    <td>{fair}</td>
                    <td>{charged}</td>
                    <td>{rangeText(least!, most!)}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </ScrollingTable>
        <p className={styles.note}>
          <span className={styles.small}>{datedWords(dated, today)}</span>
        </p>
      </PageSection>
      <PageSection title={texts.beforeTitle}>
        <ul className={styles.notes}>
          {texts.before.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </PageSection>
    </>
  )
}
