import type { TypedFigures } from '#core/calculators/read-figures.ts'
import type { ReturnFields } from '#core/calculators/return-bill/return-fields.ts'
import type { ReturnOfCar } from '#core/calculators/return-bill/return-of-car.ts'
import { currency, mileageLabel } from '#core/pricing/money/currency.ts'
import { damages } from '#core/pricing/hand-back/hand-back-kinds.ts'
import { messages } from '#site/messages/en.ts'
import type { FigureInput } from '../figure-form.tsx'

type Input = FigureInput<keyof TypedFigures<ReturnFields>>

const texts = messages.returnBill

/** The figures of a lease that runs; what a car's deals say stands in for what is not typed. Rules P-110, P-116. */
export const returnInputs = (ofCar: ReturnOfCar | null): readonly Input[] => [
  { name: 'driven', kind: 'whole', label: texts.driven },
  { name: 'gone', kind: 'whole', label: texts.gone },
  { name: 'term', kind: 'whole', label: texts.term },
  { name: 'agreed', kind: 'whole', label: texts.agreed },
  { name: 'rate', kind: 'decimal', label: texts.rate, hint: texts.rateHint },
  {
    name: 'next',
    kind: 'whole',
    label: texts.next,
    ...(ofCar?.next
      ? { placeholder: mileageLabel(ofCar.next.annualMileageMiles) }
      : { hint: texts.nextHint }),
  },
  {
    name: 'nextMonthly',
    kind: 'decimal',
    label: texts.nextMonthly,
    ...(ofCar?.next && { placeholder: currency(ofCar.next.monthlyPence) }),
  },
]

/** How many there are of each damage. Rule P-112. */
export const damageInputs: readonly Input[] = damages.map((name) => ({
  name,
  kind: 'whole',
  label: texts.damages[name].label,
}))
