/** Query names that open a deal page on a given deal. With none of them the page is a fixed one. Rule R-14. */
export const dealSearchKeys = [
  'financeType',
  'term',
  'mileage',
  'deposit',
  'stock',
  'maintained',
] as const
