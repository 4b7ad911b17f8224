import type { WireUploadReport } from '#core/contract/json/wire-rate-book.ts'
import { mileageLabel } from '#core/pricing/money/currency.ts'

type Terms = Omit<WireUploadReport['jumps'][number], 'vehicle' | 'capId'>

/**
 * The terms of a price in a few words.
 * @example termsText(jump) // 'personal, 36 months, 8,000 miles, 6 up front, factory'
 */
export const termsText = (terms: Terms): string =>
  [
    terms.financeType,
    `${terms.term} months`,
    mileageLabel(terms.annualMileage),
    `${terms.depositValue} up front`,
    terms.stock ? 'in stock' : 'factory',
    ...(terms.maintained ? ['maintained'] : []),
  ].join(', ')
