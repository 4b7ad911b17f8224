import type { WireUploadReport } from '#core/contract/json/wire-rate-book.ts'
import messages from '#site/messages/en/admin-rate-books.json' with { type: 'json' }
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import styles from './admin-rate-books.module.css'
import { priceInColumn } from './price-in-column.ts'
import { termsText } from './terms-text.ts'

const t = messages.report
const number = new Intl.NumberFormat('en-GB')
const kinds = ['up', 'down', 'same', 'added', 'gone'] as const

/** How many prices change and how, and the largest changes one by one. Rule T-21. */
export function PriceChanges({ report: { changes, jumps } }: { report: WireUploadReport }) {
  return (
    <>
      <h4 id="price-changes">{t.changes}</h4>
      <table className={styles.table} aria-labelledby="price-changes">
        <thead>
          <tr>
            <th scope="col">{t.kind}</th>
            <th scope="col" className={styles.figure}>
              {t.count}
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t[kind]}</th>
              <td className={styles.figure}>{number.format(changes[kind])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h4>{t.jumps}</h4>
      {jumps.length === 0 ? <p>{t.noJumps}</p> : null}
      {jumps.length > 0 ? (
        <ScrollingTable label={t.jumps}>
          <table className={`${styles.table} ${styles.wide}`}>
            <thead>
              <tr>
                <th scope="col">{t.car}</th>
                <th scope="col">{t.profile}</th>
                <th scope="col" className={styles.figure}>
                  {t.old}
                </th>
                <th scope="col" className={styles.figure}>
                  {t.new}
                </th>
              </tr>
            </thead>
            <tbody>
              {jumps.map((jump) => (
                <tr key={`${jump.capId} ${termsText(jump)}`}>
                  <th scope="row">{jump.vehicle}</th>
                  <td>{termsText(jump)}</td>
                  <td className={styles.figure}>{priceInColumn(jump.oldMonthlyPayment)}</td>
                  <td className={styles.figure}>{priceInColumn(jump.newMonthlyPayment)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollingTable>
      ) : null}
    </>
  )
}
