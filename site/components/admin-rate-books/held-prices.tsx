import type { WireUploadReport } from '#core/contract/json/wire-rate-book.ts'
import { fill } from '#site/messages/fill.ts'
import messages from '#site/messages/en/admin-rate-books.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import styles from './admin-rate-books.module.css'
import { priceInColumn } from './price-in-column.ts'

const t = messages.report

type Props = { report: WireUploadReport; onCheck: (takeHeld: boolean) => void }

/** Prices that are held until somebody says that they are right. Rule T-06. */
export function HeldPrices({ report: { held, heldFound, areHeldTaken }, onCheck }: Props) {
  const title = fill(t.held, { count: heldFound.toLocaleString('en-GB') })
  return (
    <>
      <h4>{title}</h4>
      <p>{areHeldTaken ? t.heldTaken : t.heldLede}</p>
      <ScrollingTable label={title}>
        <table className={`${styles.table} ${styles.wide}`}>
          <thead>
            <tr>
              <th scope="col">{t.line}</th>
              <th scope="col">{t.car}</th>
              <th scope="col" className={styles.figure}>
                {t.price}
              </th>
              <th scope="col" className={styles.figure}>
                {t.middle}
              </th>
            </tr>
          </thead>
          <tbody>
            {held.map(({ line, vehicle, monthlyPayment, usualMonthlyPayment }) => (
              <tr key={line}>
                <td>{line}</td>
                <th scope="row">{vehicle}</th>
                <td className={styles.figure}>{priceInColumn(monthlyPayment)}</td>
                <td className={styles.figure}>{priceInColumn(usualMonthlyPayment)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
      <Button look="secondary" onClick={() => onCheck(!areHeldTaken)}>
        {areHeldTaken ? t.heldLeave : t.heldTake}
      </Button>
    </>
  )
}
