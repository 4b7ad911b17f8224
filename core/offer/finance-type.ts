/**
 * How a car is paid for: the value on the wire and in addresses, the field's short code for an
 * offer of the kind, the words on the page, and how its prices treat VAT. Personal comes first.
 */
export const financeTypeTable = {
  personal: { offerType: 'pch', code: 'p', label: 'Personal lease', vat: 'inc. VAT' },
  business: { offerType: 'bch', code: 'b', label: 'Business lease', vat: 'excl. VAT' },
  pcp: { offerType: 'pcp', code: 'c', label: 'PCP', vat: 'inc. VAT' },
} as const

export type FinanceType = keyof typeof financeTypeTable

export const financeTypes = Object.keys(financeTypeTable) as FinanceType[]

/** The finance types that are hire: their offers lie in rate books. */
export type LeaseFinanceType = Exclude<FinanceType, 'pcp'>

export function isFinanceType(value: unknown): value is FinanceType {
  return typeof value === 'string' && Object.hasOwn(financeTypeTable, value)
}
