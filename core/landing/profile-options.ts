import { type FinanceType, financeTypes } from '../offer/finance-type.ts'
import type { Offer } from '../offer/offer.ts'
import { type DealSelection, selectionOf } from './deal-selection.ts'

/** What a car is quoted on under one finance type: the choices of the deal sentence. */
export type ProfileOptions = {
  financeTypes: readonly FinanceType[]
  terms: readonly number[]
  mileages: readonly number[]
  deposits: readonly number[]
  /** How many prices of the finance type each side of a toggle holds. */
  inStockCount: number
  factoryCount: number
  maintainedCount: number
  unmaintainedCount: number
}

/** A list offers what is quoted for the finance type, whatever else is selected. Rule L-34. */
export function profileOptions(offers: readonly Offer[], financeType: FinanceType): ProfileOptions {
  const all = offers.map(selectionOf)
  const same = all.filter((each) => each.financeType === financeType)
  const values = (key: 'termMonths' | 'annualMileageMiles' | 'deposit') =>
    [...new Set(same.map((each) => each[key]))].toSorted((left, right) => left - right)
  const count = (key: keyof DealSelection) => same.filter((each) => each[key] === true).length
  const inStockCount = count('isInStock')
  const maintainedCount = count('isMaintained')
  return {
    financeTypes: financeTypes.filter((type) => all.some((each) => each.financeType === type)),
    terms: values('termMonths'),
    mileages: values('annualMileageMiles'),
    deposits: values('deposit'),
    inStockCount,
    factoryCount: same.length - inStockCount,
    maintainedCount,
    unmaintainedCount: same.length - maintainedCount,
  }
}

/** One side of the stock toggle, as it is offered. */
export type StockSide = {
  isInStock: boolean
  count: number
  /** Says that there are no cars in stock; null otherwise, and for PCP, which never has any. */
  messageKey: 'empty.stock' | null
}

/** Both sides of the stock toggle of a finance type, factory orders first. Rules L-35, L-36. */
export function stockSides(
  { factoryCount, inStockCount }: ProfileOptions,
  financeType: FinanceType,
): StockSide[] {
  const isOutOfStock = inStockCount === 0 && financeType !== 'pcp'
  return [
    { isInStock: false, count: factoryCount, messageKey: null },
    {
      isInStock: true,
      count: inStockCount,
      messageKey: isOutOfStock ? 'empty.stock' : null,
    },
  ]
}
