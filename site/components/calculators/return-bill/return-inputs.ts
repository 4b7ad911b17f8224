import type { TypedFigures } from '#core/calculators/read-figures.ts'
import type { ReturnFields } from '#core/calculators/return-bill/return-fields.ts'
import { damages } from '#core/pricing/hand-back/hand-back-kinds.ts'
import { messages } from '#site/messages/en.ts'
import type { FigureInput } from '../figure-form.tsx'

type Input = FigureInput<keyof TypedFigures<ReturnFields>>

const texts = messages.returnBill

/** The figures of a lease that runs. Rule P-110. */
export const returnInputs: readonly Input[] = [
  { name: 'driven', kind: 'whole', label: texts.driven },
  { name: 'gone', kind: 'whole', label: texts.gone },
  { name: 'term', kind: 'whole', label: texts.term },
  { name: 'agreed', kind: 'whole', label: texts.agreed },
  { name: 'rate', kind: 'decimal', label: texts.rate, hint: texts.rateHint },
  { name: 'next', kind: 'whole', label: texts.next, hint: texts.nextHint },
  { name: 'nextMonthly', kind: 'decimal', label: texts.nextMonthly },
]

/** How many there are of each damage. Rule P-112. */
export const damageInputs: readonly Input[] = damages.map((name) => ({
  name,
  kind: 'whole',
  label: texts.damages[name].label,
}))
