import type { WirePageSpeed } from '#core/contract/calls/page-figures.ts'
import { loadsOf } from '#core/figures/page-metrics.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-figures.json' with { type: 'json' }
import { LinePlot } from '#site/ui/line-plot/line-plot.tsx'
import { FigureSection } from './figure-section.tsx'
import { FigureTable } from './figure-table.tsx'
import { speedColumns } from './speed-columns.tsx'
import { valueText } from './speed-words.ts'

const words = t.speed

/** The same of all pages by day, from the first that was measured on. Rule W-197. */
export function SpeedByDay({ days }: Pick<WirePageSpeed, 'days'>) {
  const measured = days.slice(days.findIndex((day) => loadsOf(day) > 0))
  const painted = measured.filter(({ lcp }) => lcp.p75 !== null)
  const [first, last] = [painted[0], painted.at(-1)]
  return (
    <FigureSection
      title={words.days}
      file="page-speed-days"
      table={
        <FigureTable
          caption={words.days}
          rows={measured}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', label: words.day, isRowHead: true, cell: ({ day }) => writtenDay(day) },
            ...speedColumns,
          ]}
        />
      }
    >
      {first && last && first !== last ? (
        <LinePlot
          label={fill(words.label, {
            first: valueText('lcp', first.lcp.p75!),
            from: writtenDay(first.day),
            last: valueText('lcp', last.lcp.p75!),
            to: writtenDay(last.day),
          })}
          lines={[{ name: words.line, values: measured.map(({ lcp }) => lcp.p75) }]}
          point={null}
          along={[0, measured.length - 1].map((at) => ({
            at,
            label: writtenDay(measured[at]!.day),
          }))}
          written={(value) => valueText('lcp', value)}
        />
      ) : (
        <p>{words.oneDay}</p>
      )}
    </FigureSection>
  )
}
