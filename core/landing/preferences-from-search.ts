import type { SearchRecord } from '../filters/address/filters-from-search.ts'
import { isFinanceType } from '../offer/finance-type.ts'
import type { dealSearchKeys } from '../routes/deal-search-keys.ts'
import type { DealPreferences } from './deal-selection.ts'

/** The highest figures an address may name. */
const most = { term: 120, mileage: 200_000, deposit: 200_000 } as const

/**
 * The preferences in the address of a deal page. Values that are none are left to the top offer; of
 * a name that is given twice the first counts. Rule L-49.
 * @example preferencesFromSearch({ term: '36', stock: 'x' }) // { termMonths: 36 }
 */
export function preferencesFromSearch(search: SearchRecord): DealPreferences {
  const text = (key: (typeof dealSearchKeys)[number]) => String([search[key]].flat()[0])
  const number = (key: keyof typeof most) =>
    /^\d{1,6}$/.test(text(key)) && Number(text(key)) <= most[key] ? Number(text(key)) : null
  const flag = (key: 'stock' | 'maintained') =>
    /^[01]$/.test(text(key)) ? text(key) === '1' : null
  const financeType = text('financeType')
  const preferences: { [Key in keyof DealPreferences]-?: DealPreferences[Key] | null } = {
    financeType: isFinanceType(financeType) ? financeType : null,
    termMonths: number('term'),
    annualMileageMiles: number('mileage'),
    deposit: number('deposit'),
    isInStock: flag('stock'),
    isMaintained: flag('maintained'),
  }
  return Object.fromEntries(Object.entries(preferences).filter(([, value]) => value !== null))
}

/** Whether the address of a deal page asks for business prices with VAT. Rule L-53. */
export const asksForVat = (search: SearchRecord): boolean => [search['vat']].flat()[0] === '1'
