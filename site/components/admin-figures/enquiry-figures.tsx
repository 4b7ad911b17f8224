import type { WireEnquiryFigures } from '#core/contract/calls/office-figures.ts'
import { enquirySteps } from '#core/figures/enquiry-steps.ts'
import { weeksOf } from '#core/figures/figure-days.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-figures.json' with { type: 'json' }
import { LinePlot } from '#site/ui/line-plot/line-plot.tsx'
import { FigureSection } from './figure-section.tsx'
import { FigureTable } from './figure-table.tsx'
import { countText, stepText } from './figure-words.ts'
import { stepColumns } from './step-columns.tsx'

const { title, label, week } = t.enquiries

/** Enquiries by week, those sent and those confirmed. Rule W-190. */
export function EnquiryFigures({ days, total }: WireEnquiryFigures) {
  const weeks = weeksOf(days, enquirySteps)
  const shown = [0, weeks.length - 1]
  return (
    <FigureSection
      title={title}
      file="days"
      table={
        <FigureTable
          caption={title}
          rows={weeks}
          rowKey={({ from }) => from}
          columns={[
            { key: 'week', label: week, isRowHead: true, cell: ({ from }) => writtenDay(from) },
            ...stepColumns,
          ]}
        />
      }
    >
      <LinePlot
        label={fill(label, {
          started: countText(total.started),
          confirmed: countText(total.confirmed),
        })}
        lines={[
          { name: t.steps.started, values: weeks.map(({ started }) => started) },
          { name: t.steps.confirmed, values: weeks.map(({ confirmed }) => confirmed) },
        ]}
        point={null}
        along={shown.map((at) => ({ at, label: writtenDay(weeks[at]!.from) }))}
        written={stepText}
      />
    </FigureSection>
  )
}
