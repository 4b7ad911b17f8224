import type { StepCounts } from '#core/figures/enquiry-steps.ts'
import t from '#site/messages/en/admin-figures.json' with { type: 'json' }
import { Chart } from '#site/ui/chart/chart.tsx'
import { FigureSection } from './figure-section.tsx'
import { FigureTable } from './figure-table.tsx'
import { confirmedBar } from './figure-words.ts'
import { stepColumns } from './step-columns.tsx'

type Row = StepCounts & { name: string }

type Props = { kind: 'pages' | 'campaigns'; rows: readonly Row[] }

/** As many as a chart shows; the table behind it has all. */
const mostBars = 10

/** Enquiries by what they came from: the ten with most as bars, all of them in the table. Rule W-190. */
export function SourceFigures({ kind, rows }: Props) {
  const { title, lede, plot, name } = t[kind]
  return (
    <FigureSection
      title={title}
      lede={lede}
      file={kind}
      table={
        <FigureTable
          caption={title}
          rows={rows}
          rowKey={(row) => row.name}
          columns={[
            { key: 'name', label: name, isRowHead: true, cell: (row) => row.name },
            ...stepColumns,
          ]}
        />
      }
    >
      {rows.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <Chart
          title={plot}
          parts={[t.parts.confirmed, t.parts.open]}
          bars={rows
            .slice(0, mostBars)
            .map((row) => ({ key: row.name, label: row.name, ...confirmedBar(row) }))}
        />
      )}
    </FigureSection>
  )
}
