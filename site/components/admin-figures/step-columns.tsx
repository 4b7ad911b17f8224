import { enquirySteps, type StepCounts } from '#core/figures/enquiry-steps.ts'
import t from '#site/messages/en/admin-figures.json' with { type: 'json' }
import type { TableColumn } from '#site/ui/data-table/data-table.tsx'
import { stepShare } from './figure-words.ts'

/** A column for each step of an enquiry: how many, and of how many that were sent. */
export const stepColumns: readonly TableColumn<StepCounts>[] = enquirySteps.map((step) => ({
  key: step,
  label: t.steps[step],
  isFigure: true,
  cell: (counts) => stepShare(step, counts),
}))
