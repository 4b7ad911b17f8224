import { describe, expect, test } from 'vitest'
import { corsaOffers } from '../fixtures/landing.ts'
import { corsaOffer } from '../fixtures/offers.ts'
import { messageText } from '../messages/message-text.ts'
import { profileOptions, stockSides } from './profile-options.ts'

describe('L-34 the choices of the deal sentence', () => {
  test('are what the finance type is quoted on, rising, whatever else is chosen', () => {
    const offers = [
      ...corsaOffers,
      corsaOffer({ termMonths: 24, initialRentals: 12, isMaintained: true }),
    ]
    expect(profileOptions(offers, 'personal')).toEqual({
      financeTypes: ['personal', 'business', 'pcp'],
      terms: [24, 36, 48],
      mileages: [8000],
      deposits: [6, 12],
      inStockCount: 1,
      factoryCount: 4,
      maintainedCount: 1,
      unmaintainedCount: 4,
    })
    expect(profileOptions(offers, 'pcp')).toMatchObject({
      terms: [36, 48],
      mileages: [8000, 10000],
      deposits: [2000, 3000],
      factoryCount: 2,
    })
  })

  test('leave out a finance type that nobody quotes', () => {
    expect(profileOptions([corsaOffer({ financeType: 'business' })], 'personal')).toEqual({
      financeTypes: ['business'],
      terms: [],
      mileages: [],
      deposits: [],
      inStockCount: 0,
      factoryCount: 0,
      maintainedCount: 0,
      unmaintainedCount: 0,
    })
  })
})

test.each([
  [3, 2, null],
  [0, 2, null],
  [3, 1, null],
  [3, 0, 'empty.stock'],
  [0, 0, 'empty.stock'],
])(
  'L-36 with %i factory orders and %i in stock the in-stock side says %j',
  (factoryCount, inStockCount, messageKey) => {
    const options = { ...profileOptions(corsaOffers, 'business'), factoryCount, inStockCount }
    expect(stockSides(options, 'business')).toEqual([
      { isInStock: false, count: factoryCount, messageKey: null },
      { isInStock: true, count: inStockCount, messageKey },
    ])
  },
)

test('L-36 a PCP, which is always a factory order, says nothing of stock', () => {
  expect(stockSides(profileOptions(corsaOffers, 'pcp'), 'pcp')).toEqual([
    { isInStock: false, count: 2, messageKey: null },
    { isInStock: true, count: 0, messageKey: null },
  ])
})

test('L-36 the text at an empty in-stock side', () => {
  const messageKey = stockSides(profileOptions([], 'personal'), 'personal')[1]?.messageKey
  expect(messageText(messageKey ?? '')).toBe('Currently out of stock.')
})
