import { mileageLabel } from '#core/pricing/money/currency.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { LinePlot } from '#site/ui/line-plot/line-plot.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { monthsText } from '../months-text.ts'
import styles from '../calculators.module.css'
import type { ReturnProps } from './return-answer.tsx'

const texts = messages.returnBill

/** Miles at the pace so far against those of the contract, month by month. Rules P-109, D-70. */
export function ReturnPlot({ lease, bill }: Pick<ReturnProps, 'lease' | 'bill'>) {
  const { termMonths, monthsGone, drivenMiles, annualMileageMiles } = lease
  const months = Array.from({ length: termMonths + 1 }, (_, month) => ({
    month,
    yours: Math.round((drivenMiles * month) / monthsGone),
    allowed: Math.round((annualMileageMiles * month) / 12),
  }))
  const nameOf = (month: number) => (month === 0 ? texts.start : fill(texts.month, { month }))
  return (
    <PageSection title={texts.plotTitle}>
      <LinePlot
        label={fill(texts.plotLabel, {
          gone: monthsText(monthsGone),
          driven: mileageLabel(drivenMiles),
          allowedSoFar: mileageLabel(bill.allowedSoFarMiles),
          expected: mileageLabel(bill.expectedMiles),
          allowed: mileageLabel(bill.allowedMiles),
        })}
        lines={[
          { name: texts.lineYours, values: months.map(({ yours }) => yours) },
          { name: texts.lineAllowed, values: months.map(({ allowed }) => allowed) },
        ]}
        point={{
          at: monthsGone,
          value: drivenMiles,
          label: fill(texts.today, { miles: drivenMiles.toLocaleString('en-GB') }),
        }}
        along={[0, Math.round(termMonths / 2), termMonths].map((at) => ({ at, label: nameOf(at) }))}
        written={(value) => value.toLocaleString('en-GB')}
      />
      <div data-no-print>
        <Disclosure summary={texts.tableSummary}>
          <table className={styles.table}>
            <caption>{texts.tableCaption}</caption>
            <thead>
              <tr>
                {Object.values(texts.columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.slice(1).map(({ month, yours, allowed }) => (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  <td>{yours.toLocaleString('en-GB')}</td>
                  <td>{allowed.toLocaleString('en-GB')}</td>
                  <td>{Math.max(0, yours - allowed).toLocaleString('en-GB')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </div>
    </PageSection>
  )
}
