import { currencyInColumn, simpleCurrency } from '#core/pricing/money/currency.ts'
import type { EquityMonth } from '#core/pricing/running-costs/car-change.ts'
import { shortMonth, writtenMonth } from '#core/time/written-month.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { LinePlot } from '#site/ui/line-plot/line-plot.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from '../calculators.module.css'

const texts = messages.carChange

/** Worth and settlement as two lines, with the month in which they cross. Rules P-100, D-70. */
export function EquityPlot({ months }: { months: readonly EquityMonth[] }) {
  const turn = months.findIndex(({ valuePence, settlementPence }) => valuePence >= settlementPence)
  const crossing = turn > 0 ? months[turn]! : null
  const [first, last] = [months[0]!, months.at(-1)!]
  const cross = crossing
    ? fill(texts.plotCross, { month: writtenMonth(crossing.day) })
    : turn === 0
      ? texts.plotAhead
      : texts.plotNever
  return (
    <PageSection title={texts.plotTitle} lede={cross}>
      <LinePlot
        label={fill(texts.plotLabel, {
          worthFirst: simpleCurrency(first.valuePence),
          worthLast: simpleCurrency(last.valuePence),
          settlementFirst: simpleCurrency(first.settlementPence),
          settlementLast: simpleCurrency(last.settlementPence),
          first: writtenMonth(first.day),
          last: writtenMonth(last.day),
          cross,
        })}
        lines={[
          { name: texts.lineWorth, values: months.map(({ valuePence }) => valuePence) },
          { name: texts.lineSettlement, values: months.map((month) => month.settlementPence) },
        ]}
        point={
          crossing && {
            at: turn,
            value: crossing.valuePence,
            label: shortMonth(crossing.day),
          }
        }
        along={stepsNamed(months.length - 1).map((at) => ({
          at,
          label: shortMonth(months[at]!.day),
        }))}
        written={simpleCurrency}
      />
      <div data-no-print>
        <Disclosure summary={texts.tableSummary}>
          <EquityTable months={months} />
        </Disclosure>
      </div>
    </PageSection>
  )
}

function EquityTable({ months }: { months: readonly EquityMonth[] }) {
  return (
    <table className={styles.table}>
      <caption>{texts.caption}</caption>
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
        {months.map(({ day, valuePence, settlementPence }) => (
          <tr key={day}>
            <th scope="row">{shortMonth(day)}</th>
            <td>{currencyInColumn(valuePence)}</td>
            <td>{currencyInColumn(settlementPence)}</td>
            <td>{currencyInColumn(valuePence - settlementPence)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The first, the middle and the last step; of a short plot its ends alone. @example stepsNamed(20) // [0, 10, 20] */
const stepsNamed = (last: number): number[] =>
  last >= 6 ? [0, Math.round(last / 2), last] : [0, last]
