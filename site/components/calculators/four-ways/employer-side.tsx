import type { EmployerSide, FourWays } from '#core/calculators/four-ways/four-ways.ts'
import { currencyInColumn } from '#core/pricing/money/currency.ts'
import { messages } from '#site/messages/en.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import styles from '../calculators.module.css'

const texts = messages.fourWays

const rows: readonly [keyof typeof texts.employer, (side: EmployerSide) => number][] = [
  ['rent', (side) => side.rentPence],
  ['vat', (side) => side.vatPence],
  ['reclaimed', (side) => -side.reclaimedVatPence],
  ['upkeep', (side) => side.upkeepPence],
  ['benefitInsurance', (side) => side.benefitInsurancePence],
  ['savedPay', (side) => -side.savedPayPence],
  ['savedInsurance', (side) => -side.savedInsurancePence],
]

/** What the employer pays for the car and gets back, in both ways that go through it. Rule P-108. */
export function EmployersSide({ result: { sacrifice, company } }: { result: FourWays }) {
  const sides = [
    { name: texts.ways.sacrifice, side: sacrifice?.employer },
    { name: texts.ways.company, side: company?.employer },
  ].flatMap(({ name, side }) => (side && side.rentPence > 0 ? [{ name, side }] : []))
  if (sides.length === 0) return null
  return (
    <PageSection title={texts.employerTitle} lede={texts.employerLede}>
      <ScrollingTable label={texts.employerTitle}>
        <table className={styles.table}>
          <thead>
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner of a table is no control */}
              <td />
              {sides.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([row, amountOf]) => (
              <tr key={row}>
                <th scope="row" className={styles.long}>
                  {texts.employer[row]}
                </th>
                {sides.map(({ name, side }) => (
                  <td key={name}>{currencyInColumn(amountOf(side))}</td>
                ))}
              </tr>
            ))}
            <tr className={styles.total}>
              <th scope="row">{texts.employer.net}</th>
              {sides.map(({ name, side }) => (
                <td key={name}>{currencyInColumn(side.netPence)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollingTable>
    </PageSection>
  )
}
