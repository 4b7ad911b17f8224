import { expect, test } from 'vitest'
import { shortfalls } from './fewer-prices.ts'

test.each([
  [100, 90, 62_034, 100, ['offers']],
  [62_034, 79, 62_034, 100, ['derivatives']],
  [100, 1, 62_034, 100, ['offers', 'derivatives']],
  [80, 80, 100, 100, []], // exactly four fifths are enough
  [79, 80, 100, 100, ['offers']],
  [900, 100, 100, 100, []],
  [3, 1, 0, 0, []], // a provider's first book
  [3, 1, 4, 1, ['offers']], // three quarters
])(
  'T-20 a book that leaves %i offers and %i derivatives of %i and %i falls short of %j',
  (offers, derivatives, presentOffers, presentDerivatives, expected) => {
    const found = shortfalls(
      { offers, derivatives },
      { offers: presentOffers, derivatives: presentDerivatives },
    )
    expect(found.map(({ of }) => of)).toEqual(expected)
  },
)

test('T-20 a shortfall says how many are left of how many', () => {
  const [first] = shortfalls({ offers: 1, derivatives: 1 }, { offers: 2, derivatives: 1 })
  expect(first).toEqual({ of: 'offers', left: 1, present: 2 })
})
