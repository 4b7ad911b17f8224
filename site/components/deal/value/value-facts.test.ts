import { expect, test } from 'vitest'
import type { DealValue } from '#core/pricing/value/deal-value.ts'
import { messages } from '#site/messages/en.ts'
import { shownValue } from './value-facts.ts'

const value: DealValue = {
  score: 95,
  rank: 3,
  deals: 41,
  quotient: 23_358 / 2_212_500,
  inputs: {
    effectiveMonthlyPence: 23_358,
    listPricePence: 2_212_500,
    listPriceBasis: 'onTheRoad',
    isWithoutVat: false,
  },
  isApproximate: false,
}
const shown = (change: Partial<DealValue> = {}) =>
  shownValue({ ...value, ...change }, 'electric hatchbacks', messages.deal.value)

test('D-53 the line says score and rank, and its parts open from it', () => {
  expect(shown()).toEqual({
    line: 'Value score 95 of 100, 3rd of 41 electric hatchbacks',
    facts: [
      { label: 'Cost per month, all in', value: '£233.58' },
      { label: 'List price, on the road', value: '£22,125' },
      // £233.58 ÷ 22.125
      { label: 'A month for each £1,000 of list price', value: '£10.56' },
      {
        label: 'Rank among electric hatchbacks on these terms',
        value: '3rd of 41 electric hatchbacks',
      },
      { label: 'Score', value: '100 × (41 − 3) ÷ (41 − 1) = 95' },
    ],
    notes: [],
  })
})

test('P-84 D-53 an estimated list price makes it about so much, and says why', () => {
  const { line, notes } = shown({ isApproximate: true, score: 82 })
  expect(line).toBe('Value score about 80 of 100, 3rd of 41 electric hatchbacks')
  expect(notes).toEqual([
    'The list price is our estimate, so the score is only about 80: it is rounded to the nearest ten.',
  ])
})

test('P-81 D-53 amounts without VAT and a P11D value are named so', () => {
  const inputs = { ...value.inputs!, listPriceBasis: 'p11d', isWithoutVat: true } as const
  expect(
    shown({ inputs })
      .facts.slice(0, 2)
      .map(({ label }) => label),
  ).toEqual(['Cost per month, all in, excluding VAT', 'List price, P11D value, excluding VAT'])
})

test('P-84 D-53 a deal without a score says why and opens nothing', () => {
  expect(shown({ score: null, deals: 5 })).toEqual({
    line: 'No value score: it takes 8 electric hatchbacks on these terms, and we have prices for 5.',
    facts: [],
    notes: [],
  })
  expect(shown({ score: null, rank: null, quotient: null, inputs: null })).toEqual({
    line: 'No value score: we do not know the list price of this car.',
    facts: [],
    notes: [],
  })
})
