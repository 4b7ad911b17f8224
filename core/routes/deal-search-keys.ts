/**
 * Query names that preselect a deal on the deal page. With none of them the page is a fixed one.
 * Rule R-14.
 */
export const dealSearchKeys = [
  'financeType',
  'term',
  'mileage',
  'deposit',
  'stock',
  'maintained',
  'vat',
  'sort',
  'budgetRange',
  'rentalRange',
  'offer',
] as const
