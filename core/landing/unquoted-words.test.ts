import { expect, test } from 'vitest'
import { corsaOffers } from '../fixtures/landing.ts'
import { changedDeal } from './changed-deal.ts'
import { dealPage, type DealView } from './deal-page.ts'
import type { DealPreferences } from './deal-selection.ts'

/** Every option of the sentence, with whether it is marked. */
function optionsOf({ options, unquoted }: DealView): [DealPreferences, boolean][] {
  return [
    ...options.financeTypes.map((financeType): [DealPreferences, boolean] => [
      { financeType },
      unquoted.financeType.includes(financeType),
    ]),
    ...options.terms.map((termMonths): [DealPreferences, boolean] => [
      { termMonths },
      unquoted.termMonths.includes(termMonths),
    ]),
    ...options.mileages.map((annualMileageMiles): [DealPreferences, boolean] => [
      { annualMileageMiles },
      unquoted.annualMileageMiles.includes(annualMileageMiles),
    ]),
    ...options.deposits.map((deposit): [DealPreferences, boolean] => [
      { deposit },
      unquoted.deposit.includes(deposit),
    ]),
    ...[true, false]
      .filter((isInStock) => (isInStock ? options.inStockCount : options.factoryCount) > 0)
      .map((isInStock): [DealPreferences, boolean] => [
        { isInStock },
        unquoted.isInStock.includes(isInStock),
      ]),
  ]
}

test.each<DealPreferences>([
  {},
  { termMonths: 48 },
  { isInStock: true },
  { financeType: 'business' },
  { financeType: 'pcp' },
])('L-58 of %j an option is marked exactly when other words give way to it', (preferences) => {
  const view = dealPage(corsaOffers, preferences)!
  const options = optionsOf(view)
  expect(options.length).toBeGreaterThan(3)
  for (const [change, isMarked] of options) {
    const { gaveWay } = changedDeal(corsaOffers, view, change)
    expect([change, gaveWay.length > 0]).toEqual([change, isMarked])
  }
})

test('L-58 four years are marked while the car is in stock on three alone', () => {
  expect(dealPage(corsaOffers, { isInStock: true })!.unquoted.termMonths).toEqual([48])
})
