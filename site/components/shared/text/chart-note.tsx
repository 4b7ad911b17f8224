import { stegaClean } from '@sanity/client/stega'
import type { Chart as ChartContent } from '#schemas/generated/sanity.types.ts'
import { Chart } from '#site/ui/chart/chart.tsx'
import { amountWriter } from './chart-amounts.ts'

/** A chart of an editor's text. Rule E-23. */
export function ChartNote({ chart }: { chart: ChartContent }) {
  const { title, note, measure, series, bars } = chart
  const written = amountWriter(
    stegaClean(measure),
    bars.flatMap(({ values }) => values),
  )
  return (
    <Chart
      title={title}
      note={note}
      parts={series}
      bars={bars.map(({ _key, label, values }) => ({
        key: _key,
        label,
        values,
        shown: values.map(written),
      }))}
    />
  )
}
