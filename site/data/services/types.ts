import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'

/** The covers for the cars of a range over a term, none where there is no price. Rule K-14. */
export type GapPrices = CallResponse<typeof calls.getGapInsurance>

/** What became of a form: its reference and the day by which it is answered, as far as it has them. */
export type ServiceOutcome = {
  reference?: string
  /** Null where the promise can be said, and no day. Rule W-120. */
  answerBy?: string | null
  /** A car for sale, and what it may be worth; null where that cannot be said. */
  car?: { name: string; low: number; middle: number; high: number; source: string } | null
}

/** The name of a draft that holds what became of a form, not what was typed. */
export const outcomeForm = 'outcome'

/** An outcome as a draft keeps it, for the page that follows a form sent without script. */
export const outcomeValues = (outcome: ServiceOutcome): Record<string, string> => ({
  outcome: JSON.stringify(outcome),
})

/** The outcome of such a draft; null where it holds none. */
export function outcomeFrom(
  draft: { form: string; values: Readonly<Record<string, string>> } | null,
): ServiceOutcome | null {
  if (draft?.form !== outcomeForm) return null
  return JSON.parse(draft.values['outcome'] ?? '{}') as ServiceOutcome
}
