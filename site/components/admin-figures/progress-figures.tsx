import type { WireEnquiryFigures } from '#core/contract/calls/office-figures.ts'
import { enquirySteps } from '#core/figures/enquiry-steps.ts'
import leads from '#site/messages/en/admin-leads.json' with { type: 'json' }
import t from '#site/messages/en/admin-figures.json' with { type: 'json' }
import { Chart } from '#site/ui/chart/chart.tsx'
import { FigureSection } from './figure-section.tsx'
import { FigureTable } from './figure-table.tsx'
import { countText, stepShare } from './figure-words.ts'

const { title, lede, plot, part, states: byState, state: stateLabel } = t.progress

/** How many enquiries came to each step; behind it how many are in each state today. Rule W-190. */
export function ProgressFigures({ total, states }: WireEnquiryFigures) {
  return (
    <FigureSection
      title={title}
      lede={lede}
      file="states"
      summary={byState}
      table={
        <FigureTable
          caption={byState}
          rows={states}
          rowKey={({ state }) => state}
          columns={[
            {
              key: 'state',
              label: stateLabel,
              isRowHead: true,
              cell: ({ state }) => leads.states[state],
            },
            {
              key: 'enquiries',
              label: part,
              isFigure: true,
              cell: ({ enquiries }) => countText(enquiries),
            },
          ]}
        />
      }
    >
      <Chart
        title={plot}
        parts={[part]}
        bars={enquirySteps.map((step) => ({
          key: step,
          label: t.steps[step],
          values: [total[step]],
          shown: [stepShare(step, total)],
        }))}
      />
    </FigureSection>
  )
}
