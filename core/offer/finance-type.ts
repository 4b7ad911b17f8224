import type { BodyType } from '../vehicle/body-type.ts'

/**
 * Finance types: the value on the wire and in addresses, the field's code for such an offer, the
 * label, and how its prices treat VAT. Personal comes first. Rules P-13, P-14.
 */
export const financeTypeTable = {
  personal: { offerType: 'pch', code: 'p', label: 'Personal lease', vat: 'inc. VAT' },
  business: { offerType: 'bch', code: 'b', label: 'Business lease', vat: 'excl. VAT' },
  pcp: { offerType: 'pcp', code: 'c', label: 'PCP', vat: 'inc. VAT' },
} as const

export type FinanceType = keyof typeof financeTypeTable

/** The field's short code for an offer: personal or business contract hire, or PCP. Rule P-14. */
export type OfferType = (typeof financeTypeTable)[FinanceType]['offerType']

export const financeTypes = Object.keys(financeTypeTable) as [FinanceType, ...FinanceType[]]

/** The default offer type: personal contract hire. Rule P-14. */
export const defaultOfferType = 'pch' satisfies OfferType

/** Finance types that are contract hire, with offers in rate books. */
export type LeaseFinanceType = Exclude<FinanceType, 'pcp'>

/** Whether a value from outside is a finance type: one of the three words, in lower case. Rule P-14. */
export function isFinanceType(value: unknown): value is FinanceType {
  return typeof value === 'string' && Object.hasOwn(financeTypeTable, value)
}

/** The finance type of a short code. Rule P-14. @example financeTypeOf('bch') // 'business' */
export function financeTypeOf(offerType: OfferType): FinanceType {
  return financeTypes.find((type) => financeTypeTable[type].offerType === offerType)!
}

/** The default finance type of a body: vans are for business. Rule P-15. */
export function usualFinanceType(bodyType: BodyType): LeaseFinanceType {
  return bodyType === 'van' ? 'business' : 'personal'
}
