import type { DealWish } from '#core/landing/deal-selection.ts'
import { isFinanceType } from '#core/offer/finance-type.ts'
import type { dealSearchKeys } from '#core/paths/deal-search-keys.ts'

type Search = Readonly<Record<string, string | string[] | undefined>>

/** What the address of a deal page wishes for. Values that are none are left to the top offer. */
export function wishFromSearch(search: Search): DealWish {
  const text = (key: (typeof dealSearchKeys)[number]) => {
    const value = search[key]
    return Array.isArray(value) ? value[0] : value
  }
  const number = (key: 'term' | 'mileage' | 'deposit', most: number) => {
    const value = text(key) ?? ''
    return /^\d{1,6}$/.test(value) && Number(value) <= most ? Number(value) : undefined
  }
  const flag = (key: 'stock' | 'maintained') =>
    text(key) === '1' ? true : text(key) === '0' ? false : undefined
  const financeType = text('financeType')
  return withoutUndefined({
    financeType: isFinanceType(financeType) ? financeType : undefined,
    termMonths: number('term', 120),
    annualMileageMiles: number('mileage', 200_000),
    deposit: number('deposit', 200_000),
    isInStock: flag('stock'),
    isMaintained: flag('maintained'),
  })
}

function withoutUndefined(wish: { [Key in keyof DealWish]: DealWish[Key] | undefined }): DealWish {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined))
}
