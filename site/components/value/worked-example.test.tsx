import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { corsaPersonal36 } from '#core/fixtures/offers.ts'
import { corsaSummary } from '#core/fixtures/vehicles.ts'
import type { DealValue } from '#core/pricing/value/deal-value.ts'
import { WorkedExample, workedWords } from './worked-example.tsx'

const valued = (
  monthlyPence: number,
  listPence: number,
  rank: number,
  score: number,
): DealValue => ({
  score,
  rank,
  deals: 9,
  quotient: monthlyPence / listPence,
  inputs: {
    effectiveMonthlyPence: monthlyPence,
    listPricePence: listPence,
    listPriceBasis: 'onTheRoad',
    isWithoutVat: false,
  },
  isApproximate: false,
})

// Worked through by hand: 250 ÷ 25 = 10.00, 198 ÷ 18 = 11.00, 300 ÷ 20 = 15.00; of nine deals the
// first scores 100 × 8 ÷ 8, the second 100 × 7 ÷ 8 = 87.5, the last 100 × 0 ÷ 8.
test.each([
  [
    valued(25_000, 2_500_000, 1, 100),
    '£250 a month, all in, for a car of £25,000 is £10 for each £1,000. That ranks 1st of 9, so the score is 100 × (9 − 1) ÷ (9 − 1) = 100.',
  ],
  [
    valued(19_800, 1_800_000, 2, 88),
    '£198 a month, all in, for a car of £18,000 is £11 for each £1,000. That ranks 2nd of 9, so the score is 100 × (9 − 2) ÷ (9 − 1) = 88.',
  ],
  [
    valued(30_000, 2_000_000, 9, 0),
    '£300 a month, all in, for a car of £20,000 is £15 for each £1,000. That ranks 9th of 9, so the score is 100 × (9 − 9) ÷ (9 − 1) = 0.',
  ],
])('P-83 D-53 a car worked through by hand (%#)', (value, words) => {
  expect(workedWords(value)).toBe(words)
})

test('P-84 D-53 an estimated list price rounds to the nearest ten, and it is said', () => {
  const words = workedWords({ ...valued(19_800, 1_800_000, 2, 88), isApproximate: true })
  expect(words).toMatch(/= 88\. The list price is our estimate, so we show “about 90”\.$/)
})

test('D-53 a car leads to its deal', () => {
  const worked = [
    { deal: { derivative: corsaSummary, offer: corsaPersonal36 }, value: valued(1, 1, 1, 100) },
  ]
  const html = renderToStaticMarkup(<WorkedExample worked={worked} />)
  expect(html).toMatch(
    /<a href="\/vehicles\/10000001\/offers\?[^"]*">Vauxhall Corsa 1\.2 Turbo 100 GS<\/a>: £/,
  )
})
