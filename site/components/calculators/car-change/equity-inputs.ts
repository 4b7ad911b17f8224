import type { EquityFields } from '#core/calculators/equity/equity-fields.ts'
import type { TypedFigures } from '#core/calculators/read-figures.ts'
import { financeProducts } from '#core/pricing/running-costs/car-change.ts'
import { ownDepreciation } from '#core/pricing/running-costs/present-car-value.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { FigureInput } from '../figure-form.tsx'

type Name = keyof TypedFigures<EquityFields>

const texts = messages.carChange

/** The figures of a present car and its finance, those of other kinds of finance hidden by style. Rule P-101. */
export const equityInputs: readonly FigureInput<Name>[] = [
  {
    name: 'financeProduct',
    kind: 'choice',
    label: texts.financeProduct,
    options: financeProducts.map((value) => ({ value, label: texts.products[value] })),
  },
  { name: 'worth', kind: 'decimal', label: texts.worth, hint: texts.worthHint, onlyFor: 'car' },
  { name: 'startDate', kind: 'day', label: texts.startDate, onlyFor: 'agreement' },
  { name: 'term', kind: 'whole', label: texts.term, onlyFor: 'agreement' },
  {
    name: 'amountBorrowed',
    kind: 'decimal',
    label: texts.amountBorrowed,
    hint: texts.amountBorrowedHint,
    onlyFor: 'credit',
  },
  { name: 'monthlyPayment', kind: 'decimal', label: texts.monthlyPayment, onlyFor: 'credit' },
  { name: 'balloonPayment', kind: 'decimal', label: texts.balloonPayment, onlyFor: 'pcp' },
]

/** How fast it loses worth: ours while it is empty. Rule P-61. */
export const moreEquityInputs: readonly FigureInput<Name>[] = [
  {
    name: 'keeps',
    kind: 'whole',
    label: texts.keeps,
    placeholder: fill(texts.keepsLeft, {
      percent: ownDepreciation.retainedEachYearBasisPoints / 100,
    }),
    onlyFor: 'credit',
  },
]
