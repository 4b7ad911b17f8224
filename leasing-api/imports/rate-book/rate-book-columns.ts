import type { ColumnSpec } from '../csv/resolve-header.ts'

/** The columns of a rate book; `docs/RATE-BOOKS.md` explains them to providers. */
export const rateBookColumns = [
  { field: 'capId', names: ['capId', 'cap code', 'cap'] },
  { field: 'financeType', names: ['financeType', 'finance'] },
  { field: 'term', names: ['term', 'contractLength', 'termMonths'] },
  { field: 'annualMileage', names: ['annualMileage', 'mileage'] },
  { field: 'depositValue', names: ['depositValue', 'initialRentals', 'initialRental'] },
  { field: 'monthlyPayment', names: ['monthlyPayment', 'monthly', 'monthlyRental'] },
  { field: 'processingFee', names: ['processingFee', 'fee'] },
  { field: 'stock', names: ['stock', 'inStock'] },
  { field: 'specialOffer', names: ['specialOffer', 'special'] },
  { field: 'maintained', names: ['maintained', 'maintenance'] },
  { field: 'excessMileage', names: ['excessMileage', 'excess'], isOptional: true },
  { field: 'deliveryWeeks', names: ['deliveryWeeks', 'delivery'], isOptional: true },
  { field: 'deliveryWeeksFrom', names: ['deliveryWeeksFrom'], isOptional: true },
  { field: 'deliveryWeeksTo', names: ['deliveryWeeksTo'], isOptional: true },
  { field: 'message', names: ['message'], isOptional: true },
  { field: 'validUntil', names: ['validUntil'], isOptional: true },
] as const satisfies readonly ColumnSpec<string>[]

export type RateField = (typeof rateBookColumns)[number]['field']
export type RateTexts = Record<RateField, string | null>
