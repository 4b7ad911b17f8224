import type { Locator } from '@playwright/test'
import { count, pence } from './money.ts'

export type ShownPrice = {
  monthlyPence: number
  firstPence: number
  payments: number
  totalPence: number
}

/** The first price block in a part of a page, read as a visitor reads it. */
export function priceBlock(within: Locator) {
  const monthly = within
    .locator('p')
    .filter({ hasText: /^(from )?£.* a month/ })
    .first()
  const payments = within.getByText(/first, then \d+ payments/).first()
  const total = within.getByText(/in total, fees included/).first()
  return {
    monthly,
    total,
    figure: monthly.locator('strong'),
    read: async (): Promise<ShownPrice> => {
      const [first = '', then = ''] = (await payments.innerText()).split(', then')
      return {
        monthlyPence: pence(await monthly.innerText()),
        firstPence: pence(first),
        payments: count(then),
        totalPence: pence(await total.innerText()),
      }
    },
  }
}
