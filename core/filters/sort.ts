/** How a list can be ordered. The first is the default. Rule F-05. */
export const sortOptions = [
  { value: 'minPayment|asc', label: 'Monthly price, lowest first' },
  { value: 'minPayment|desc', label: 'Monthly price, highest first' },
  { value: 'totalCost|asc', label: 'Total cost, lowest first' },
  { value: 'effectiveMonthly|asc', label: 'Effective monthly cost, lowest first' },
] as const

export type Sort = (typeof sortOptions)[number]['value']

/** The order of a list for which none was chosen. Rule F-05. */
export const defaultSort: Sort = 'minPayment|asc'
