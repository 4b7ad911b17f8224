/** A failure made by hand: one text of one file of core replaced, and the test that must notice. */
export interface HandMadeMutant {
  file: string
  /** Stands exactly once in the file. */
  text: string
  replacement: string
  /** The test file that must fail; it passes on the untouched copy. */
  test: string
}

/**
 * A sample that shows the tests of core notice failures, run in `npm run check`; the whole of it is
 * `npm run prove:mutate`. One row at least for each of filters, landing, pricing and validation.
 */
export const handMadeMutants: readonly HandMadeMutant[] = [
  {
    file: 'core/filters/options/budget-options.ts',
    text: 'step > budgetFrom',
    replacement: 'step >= budgetFrom',
    test: 'core/filters/options/budget-options.test.ts',
  },
  {
    file: 'core/landing/deal-change.ts',
    text: 'pence > 0',
    replacement: 'pence < 0',
    test: 'core/landing/deal-change.test.ts',
  },
  {
    file: 'core/pricing/budget-range.ts',
    text: 'monthlyPaymentPence <= limits.toPence',
    replacement: 'monthlyPaymentPence < limits.toPence',
    test: 'core/pricing/budget-range.test.ts',
  },
  {
    file: 'core/validation/phone/uk-phone.ts',
    text: "verdict.status === 'invalid'",
    replacement: 'false',
    test: 'core/validation/phone/uk-phone.test.ts',
  },
]
