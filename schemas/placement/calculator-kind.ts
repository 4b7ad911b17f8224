/** Small calculators that can stand in running text. */
export const calculatorKinds = [
  { kind: 'initialRental', title: 'Initial rental: what paying more at the start does' },
  { kind: 'excessMileage', title: 'Excess mileage: what miles over the limit cost' },
  { kind: 'vatReclaim', title: 'VAT: what a business gets back' },
  { kind: 'leaseTotal', title: 'Lease total: everything added up' },
] as const
