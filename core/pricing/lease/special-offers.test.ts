import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { specialMark, specialOffers } from './special-offers.ts'

/** An offer's monthly price and total. */
type Price = readonly [monthly: number, total: number]

/** Which of the marked prices are special beside the ordinary ones, by their place among the marked. */
const specialOf = (marked: readonly Price[], ordinary: readonly Price[]) => {
  const all = [...marked, ...ordinary]
  return specialOffers(
    {
      monthlyPence: all.map(([monthly]) => monthly),
      totalPence: all.map(([, total]) => total),
    },
    { from: 0, to: marked.length },
    { from: marked.length, to: all.length },
  )
}

describe('P-72 a special offer is below every ordinary one, a month and in all', () => {
  test.each<[string, Price[], Price[], number[]]>([
    ['below both', [[190, 8000]], [[199, 8400]], [0]],
    ['dearer a month', [[200, 8000]], [[199, 8400]], []],
    ['dearer in all, fees included', [[190, 8500]], [[199, 8400]], []],
    ['as dear', [[199, 8400]], [[199, 8400]], []],
    ['as dear a month', [[199, 8000]], [[199, 8400]], []],
    [
      'below one ordinary price of two',
      [[195, 8300]],
      [
        [199, 8400],
        [194, 8200],
      ],
      [],
    ],
    [
      'nothing ordinary to beat',
      [
        [190, 8000],
        [180, 7000],
      ],
      [],
      [],
    ],
    [
      'two below',
      [
        [190, 8000],
        [180, 7900],
      ],
      [[199, 8400]],
      [0, 1],
    ],
    [
      'one of two',
      [
        [200, 8500],
        [180, 7900],
      ],
      [[199, 8400]],
      [1],
    ],
    // The first is dearer a month, so it is ordinary; the second is not below it in all.
    [
      'not below one that is ordinary after all',
      [
        [200, 7000],
        [190, 8000],
      ],
      [[199, 8400]],
      [],
    ],
    [
      'below one that is ordinary after all',
      [
        [200, 8300],
        [190, 8000],
      ],
      [[199, 8400]],
      [1],
    ],
  ])('%s', (_, marked, ordinary, special) => {
    expect(specialOf(marked, ordinary)).toEqual(special)
  })

  const price = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  const prices = fc.array(price, { maxLength: 5 })

  test('each special offer is below each other offer, and no more could be', () => {
    fc.assert(
      fc.property(prices, prices, (marked, ordinary) => {
        const special = specialOf(marked, ordinary)
        const others = [...marked.filter((_, at) => !special.includes(at)), ...ordinary]
        for (const at of special) {
          for (const [monthly, total] of others) {
            expect(marked[at]![0]).toBeLessThan(monthly)
            expect(marked[at]![1]).toBeLessThan(total)
          }
        }
        if (special.length > 0) expect(ordinary.length).toBeGreaterThan(0)
        // Taken again with the rest as ordinary, the same ones are special.
        const chosen = special.map((at) => marked[at]!)
        if (ordinary.length > 0)
          expect(specialOf(chosen, others)).toEqual(chosen.map((_, at) => at))
      }),
    )
  })

  test('another ordinary offer makes none special that was not', () => {
    fc.assert(
      fc.property(
        prices,
        fc.array(price, { minLength: 1, maxLength: 5 }),
        price,
        (marked, ordinary, more) => {
          const before = specialOf(marked, ordinary)
          for (const at of specialOf(marked, [...ordinary, more])) expect(before).toContain(at)
        },
      ),
    )
  })
})

describe('what is told of a special offer', () => {
  const offer = { totalPence: 800_000, termMonths: 36 }

  test.each([
    ['a saving to the lower penny', 823_000, 638],
    ['less than a penny a month', 800_001, 0],
  ])('P-72 %s', (_, ordinaryPence, savingPence) => {
    expect(specialMark({ ...offer, ordinaryPence, nextPence: null })).toEqual({
      savingPence,
      isHot: false,
    })
  })

  test.each([
    ['£5 a month below the next provider', 818_000, true],
    ['a penny less', 817_999, false],
    ['another provider is cheaper', 700_000, false],
    ['nobody else quotes', null, false],
  ])('P-33 a hot deal or not: %s', (_, nextPence, isHot) => {
    expect(specialMark({ ...offer, ordinaryPence: 900_000, nextPence }).isHot).toBe(isHot)
  })
})
