/** Query names that open a deal page on a given deal. With none of them the page is a fixed one. */
export const dealSearchKeys = [
  'financeType',
  'term',
  'mileage',
  'deposit',
  'stock',
  'maintained',
] as const
