import type { EmployerWay, FourWays, FourWaysCase } from '#core/calculators/four-ways/four-ways.ts'
import { currency, currencyInColumn } from '#core/pricing/money/currency.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import styles from '../calculators.module.css'
import { ways } from './four-ways-answer.tsx'

const texts = messages.fourWays

type Row = { label: string; amounts: readonly (number | string | null)[]; isTotal?: true }

/** What each of the four comes to a month, line by line. Rules P-105, P-106, P-107. */
export function FourWaysWorking({ result, input }: { result: FourWays; input: FourWaysCase }) {
  const { sacrifice, company, monthlyPence } = result
  const upkeep = input.upkeepPence
  const { rows } = texts
  const minus = (pence: number | undefined) => (pence === undefined ? null : -pence)
  const lines: Row[] = [
    { label: rows.price, amounts: [input.leasePence, input.pcpPence, null, null] },
    {
      label: rows.upkeep,
      amounts: [
        input.leasePence === null ? null : upkeep,
        input.pcpPence === null ? null : upkeep,
        sacrifice ? texts.included : null,
        company ? texts.included : null,
      ],
    },
    {
      label: rows.gross,
      amounts: [null, null, sacrifice?.grossPence ?? null, company?.grossPence || null],
    },
    {
      label: rows.saved,
      amounts: [null, null, minus(sacrifice?.savedPence), minus(company?.savedPence) || null],
    },
    {
      label: rows.benefitTax,
      amounts: [null, null, sacrifice?.benefitTaxPence ?? null, company?.benefitTaxPence ?? null],
    },
    { label: rows.net, amounts: ways.map((way) => monthlyPence[way]), isTotal: true },
  ]
  return (
    <PageSection
      title={texts.workingTitle}
      lede={fill(texts.workingLede, { salary: currency(input.salaryPence) })}
    >
      <ScrollingTable label={texts.workingTitle}>
        <table className={`${styles.table} ${styles.ways}`}>
          <thead>
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner of a table is no control */}
              <td />
              {ways.map((way) => (
                <th key={way} scope="col">
                  {texts.ways[way]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, amounts, isTotal }) => (
              <tr key={label} className={isTotal && styles.total}>
                <th scope="row">{label}</th>
                {amounts.map((amount, at) => (
                  <td key={ways[at]}>
                    {typeof amount === 'number' ? currencyInColumn(amount) : (amount ?? '–')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
    </PageSection>
  )
}

/** The two through the employer, tax year by tax year. Rules P-105, P-95. */
export function TaxYears({ result: { sacrifice, company } }: { result: FourWays }) {
  const years = (sacrifice ?? company)?.years
  if (!years) return null
  return (
    <PageSection title={texts.yearsTitle}>
      <ScrollingTable label={texts.yearsCaption}>
        <table className={styles.table}>
          <caption>{texts.yearsCaption}</caption>
          <thead>
            <tr>
              {Object.values(texts.years).map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ taxYear, months, benefitPercent }, at) => (
              <tr key={taxYear}>
                <th scope="row">{taxYear}</th>
                <td>{months}</td>
                <td>{benefitPercent}%</td>
                <td>{yearText(sacrifice, at)}</td>
                <td>{yearText(company, at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
      <p className={styles.note}>{texts.yearsNote}</p>
    </PageSection>
  )
}

function yearText(way: EmployerWay | null, at: number): string {
  const year = way?.years[at]
  return year ? currencyInColumn(year.monthlyPence) : '–'
}
