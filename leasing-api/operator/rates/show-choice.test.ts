import { expect, test } from 'vitest'
import { showChoice } from './show-choice.ts'

const choose = (query: string) => showChoice(new URLSearchParams(query))

test('every option narrows what is shown', () => {
  expect(
    choose(
      'provider=Drivestone&cap=10611&book=7&finance=bch&term=36&mileage=8,000&initial=6&stock=no&special=yes&maintained=1',
    ),
  ).toEqual({
    ok: true,
    value: {
      provider: 'Drivestone',
      capId: '10611',
      bookId: 7,
      profile: {
        financeType: 'business',
        termMonths: 36,
        annualMileageMiles: 8000,
        initialRentals: 6,
        isInStock: false,
        isSpecialOffer: true,
        isMaintained: true,
      },
    },
  })
})

test('what is not asked for narrows nothing', () => {
  expect(choose('provider=x&cap=1')).toEqual({
    ok: true,
    value: { provider: 'x', capId: '1', bookId: null, profile: {} },
  })
})

test.each([
  ['cap=1', '--provider NAME'],
  ['provider=x', 'Say of which car: --cap and its capId, a whole number.'],
  ['provider=x&cap=Corsa', 'not "Corsa"'],
  ['provider=x&cap=1&book=last', '--book is "last", which is no whole number.'],
  ['provider=x&cap=1&term=three', '--term is "three", which is no whole number.'],
  ['provider=x&cap=1&stock=maybe', '--stock is "maybe", which is neither 1 nor 0.'],
  ['provider=x&cap=1&finance=hp', '--finance is "hp", which is neither personal nor business.'],
])('%s is refused', (query, message) => {
  expect(choose(query)).toEqual({ ok: false, message: expect.stringContaining(message) })
})
