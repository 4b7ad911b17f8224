import type { FinanceType } from '#core/offer/finance-type.ts'
import { contractFields, type Contract } from '../change/nearest-contract.ts'
import type { FilterOptions } from '../options/filter-options.ts'
import { anyValue } from './filters-to-search.ts'

/**
 * The contracts that a form's other finance types would take, as one hidden field of it: without
 * script their radio says no more than the type. Rules F-105, F-141.
 */
export function formContracts(financeTypes: FilterOptions['financeTypes']): string {
  const text = new URLSearchParams()
  for (const { value, contract } of financeTypes) {
    if (!contract) continue
    for (const field of contractFields) {
      text.set(`${value}.${field}`, contract[field].join(',') || anyValue)
    }
  }
  return text.toString()
}

/** Reads the contract of a finance type from that field, as filters of an address; empty without one. */
export function contractOfForm(
  given: string | readonly string[] | undefined,
  financeType: FinanceType,
): Partial<Record<keyof Contract, string>> {
  const text = new URLSearchParams(typeof given === 'string' ? given.slice(0, 1000) : '')
  const contract: Partial<Record<keyof Contract, string>> = {}
  for (const field of contractFields) {
    const value = text.get(`${financeType}.${field}`)
    if (value !== null) contract[field] = value
  }
  return contract
}
