import type { EnquiryStep, StepCounts } from '#core/figures/enquiry-steps.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-figures.json' with { type: 'json' }

const number = new Intl.NumberFormat('en-GB')

/** A count as it is written. @example countText(1234) // '1,234' */
export const countText = (count: number): string => number.format(count)

/** The same beside a plot, whose steps may lie between two counts. */
export const stepText = (step: number): string => (Number.isInteger(step) ? countText(step) : '')

/** A count with what it is of a whole; alone where there is no whole. @example '12 (30%)' */
export function shareText(count: number, whole: number): string {
  if (whole === 0) return countText(count)
  const percent = Math.round((count * 100) / whole)
  return fill(t.share, { count: countText(count), percent })
}

/** How many came to a step, and what they are of those that were sent. */
export const stepShare = (step: EnquiryStep, counts: StepCounts): string =>
  step === 'started' ? countText(counts.started) : shareText(counts[step], counts.started)

/** A bar of enquiries: those that were confirmed, then those that were not. */
export const confirmedBar = ({ started, confirmed }: StepCounts) => ({
  values: [confirmed, started - confirmed],
  shown: [countText(confirmed), countText(started - confirmed)],
})
