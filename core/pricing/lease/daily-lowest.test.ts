import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparedPrices, dailyLowest, fewestKnownDays, type NotedPrice } from './daily-lowest.ts'

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`
const note = (
  derivativeId: number,
  from: number,
  monthlyPaymentPence: number | null,
  until = 31,
): NotedPrice => ({
  derivativeId,
  day: day(from),
  monthlyPaymentPence,
  holdsUntil: monthlyPaymentPence === null ? null : day(until),
})
const days = (count: number) => Array.from({ length: count }, (_, at) => day(at + 1))

describe('P-77 the lowest price of each day', () => {
  test.each<[string, NotedPrice[], (number | null)[]]>([
    ['nothing noted', [], [null, null, null, null]],
    ['from its first day on', [note(1, 3, 200)], [null, null, 200, 200]],
    ['until the next note', [note(1, 3, 180), note(1, 1, 200)], [200, 200, 180, 180]],
    ['the cheapest of two cars', [note(1, 1, 200), note(2, 2, 190)], [200, 190, 190, 190]],
    ['a retired book', [note(1, 1, 200), note(2, 1, 190), note(2, 3, null)], [190, 190, 200, 200]],
    ['a book that ran out', [note(1, 1, 200, 2), note(1, 4, 210)], [200, 200, null, 210]],
    ['a single day', [note(1, 4, 200)], [null, null, null, 200]],
  ])('%s', (_, notes, wanted) => {
    expect(dailyLowest(notes, days(4))).toEqual(wanted)
  })

  test('one more car never makes a day dearer', () => {
    const anyNote = (derivativeId: number) =>
      fc
        .record({ from: fc.integer({ min: 1, max: 20 }), pence: fc.integer({ min: 1, max: 500 }) })
        .map(({ from, pence }) => note(derivativeId, from, pence))
    fc.assert(
      fc.property(fc.array(anyNote(1)), fc.array(anyNote(2)), (one, other) => {
        const [alone, both] = [
          dailyLowest(one, days(20)),
          dailyLowest([...one, ...other], days(20)),
        ]
        for (const [at, price] of alone.entries()) {
          if (price !== null) expect(both[at]).toBeLessThanOrEqual(price)
        }
      }),
    )
  })
})

describe('P-78 how a price stands to those before', () => {
  test('counts days that were dearer and cheaper, gaps aside', () => {
    const before = [...Array.from({ length: 12 }, () => 210), null, 200, 190, null, 190]
    expect(comparedPrices([...before, 200])).toEqual({
      today: 200,
      lowest: 190,
      highest: 210,
      known: 15,
      dearer: 12,
      cheaper: 2,
    })
  })

  test.each<[string, (number | null)[]]>([
    ['no day', []],
    ['a single day', [200]],
    ['too few days', [...Array.from({ length: fewestKnownDays - 1 }, () => 210), 200]],
    ['no price today', [...Array.from({ length: 60 }, () => 210), null]],
  ])('%s is compared with nothing', (_, daily) => {
    expect(comparedPrices(daily)).toBeNull()
  })

  test('enough days are', () => {
    const daily = [...Array.from({ length: fewestKnownDays }, () => 210), 200]
    expect(comparedPrices(daily)).toMatchObject({ known: fewestKnownDays, dearer: fewestKnownDays })
  })
})
