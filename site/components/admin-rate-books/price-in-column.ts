import { poundsToPence } from '#core/contract/json/money.ts'
import { currencyInColumn } from '#core/pricing/money/currency.ts'

/** A price of a report, in pounds, as a column of prices shows it. */
export const priceInColumn = (pounds: number): string => currencyInColumn(poundsToPence(pounds))
