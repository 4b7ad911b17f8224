import type { FinanceType } from '#core/offer/finance-type.ts'

/** Orders of a list, by price and by other figures. The first is the default. Rules F-05, F-135, F-136. */
export const sortOptions = [
  { value: 'minPayment|asc', label: 'Monthly price, lowest first' },
  { value: 'minPayment|desc', label: 'Monthly price, highest first' },
  { value: 'totalCost|asc', label: 'Total cost, lowest first' },
  { value: 'effectiveMonthly|asc', label: 'Effective monthly cost, lowest first' },
  { value: 'score|desc', label: 'Value score, best first' },
  { value: 'electricRange|desc', label: 'Electric range, longest first' },
  { value: 'mpg|desc', label: 'Fuel economy (mpg), best first' },
  { value: 'delivery|asc', label: 'Delivery, soonest first' },
  { value: 'checked|desc', label: 'Price checked, latest first' },
] as const

export type Sort = (typeof sortOptions)[number]['value']

/** The default order. Rule F-05. */
export const defaultSort: Sort = 'minPayment|asc'

/** Labels of a PCP list's orders: its totals include the optional final payment. Rule F-05. */
const pcpLabels: Partial<Record<Sort, string>> = {
  'totalCost|asc': 'Total payable if you buy it, lowest first',
  'effectiveMonthly|asc': 'Total payable over the months, lowest first',
}

/** The orders of a list, labelled for its finance type; a PCP has no value score. Rules F-05, F-136. */
export function sortOptionsOf(financeType: FinanceType): { value: Sort; label: string }[] {
  const isPcp = financeType === 'pcp'
  return sortOptions
    .filter(({ value }) => !isPcp || value !== 'score|desc')
    .map(({ value, label }) => ({ value, label: (isPcp && pcpLabels[value]) || label }))
}
