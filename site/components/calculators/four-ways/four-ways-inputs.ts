import type { DealPrices } from '#core/calculators/four-ways/deal-prices.ts'
import type { FourWaysFields, KnownCar } from '#core/calculators/four-ways/four-ways-fields.ts'
import type { TypedFigures } from '#core/calculators/read-figures.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import { usualAnnualMileagesMiles, usualTermsMonths } from '#core/offer/lease-profile.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { taxRegions } from '#core/pricing/pay/take-home.ts'
import { type RunningCost, runningCostOn } from '#core/pricing/running-costs/running-cost.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { FigureInput } from '../figure-form.tsx'

type Input = FigureInput<keyof TypedFigures<FourWaysFields>>

const texts = messages.fourWays

const numbers = (values: readonly number[]) =>
  values.map((value) => ({ value: String(value), label: value.toLocaleString('en-GB') }))

/** The driver and the terms. Rule P-113. */
export const fourWaysInputs: readonly Input[] = [
  { name: 'salary', kind: 'decimal', label: texts.salary },
  {
    name: 'region',
    kind: 'choice',
    label: texts.region,
    options: taxRegions.map((value) => ({ value, label: texts.regions[value] })),
  },
  { name: 'term', kind: 'choice', label: texts.term, options: numbers(usualTermsMonths) },
  { name: 'miles', kind: 'choice', label: texts.miles, options: numbers(usualAnnualMileagesMiles) },
]

/** What a driver may know better than the tables and the live prices, which stand in each while it is empty. Rule P-113. */
export function moreFourWaysInputs(
  car: KnownCar | null,
  prices: DealPrices | null,
  costs: readonly RunningCost[],
  day: string,
): readonly Input[] {
  const left = (amount: string | null) => ({
    placeholder: amount === null ? texts.leftOpen : fill(texts.left, { amount }),
  })
  const price = (financeType: FinanceType) => {
    const quoted = prices?.[financeType]
    return left(quoted ? currency(quoted.pence) : null)
  }
  const value = car?.p11dPence ?? car?.onTheRoadPricePence ?? null
  const number = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? {} : left(String(amount))
  return [
    { name: 'quoted', kind: 'decimal', label: texts.quoted, hint: texts.quotedHint },
    {
      name: 'passedOn',
      kind: 'whole',
      label: texts.passedOn,
      hint: texts.passedOnHint,
      ...left('0'),
    },
    { name: 'allowance', kind: 'decimal', label: texts.allowance, hint: texts.allowanceHint },
    {
      name: 'upkeep',
      kind: 'decimal',
      label: texts.upkeep,
      ...left(currency(runningCostOn(costs, 'carUpkeepPencePerMonth', day))),
    },
    { name: 'lease', kind: 'decimal', label: texts.lease, ...price('personal') },
    { name: 'pcp', kind: 'decimal', label: texts.pcp, ...price('pcp') },
    { name: 'business', kind: 'decimal', label: texts.business, ...price('business') },
    {
      name: 'listPrice',
      kind: 'decimal',
      label: texts.listPrice,
      ...(value === null ? {} : left(currency(value))),
    },
    { name: 'co2', kind: 'whole', label: texts.co2, ...number(car?.co2) },
    { name: 'range', kind: 'whole', label: texts.range, ...number(car?.batteryRangeMiles) },
  ]
}
