import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Call } from '../call.ts'
import { calls } from '../calls.ts'
import { canonicalQuery } from './canonical-query.ts'
import { readQuery } from './query.ts'

/** What a query as it stands in an address asks. */
function asked(call: Call, text: string): string {
  const reading = readQuery(call, new URLSearchParams(text))
  if (!reading.ok) throw new Error(`${text} cannot be read`)
  return canonicalQuery(reading.value)
}

describe('C-03 C-13 the same question asked otherwise is the same text', () => {
  test.each([
    ['nothing', '', 'page=1&rows=24&sort=minPayment|asc&financeType=personal&rentalRange=0'],
    [
      'the order of a list',
      'fuelTypes[]=petrol&fuelTypes[]=electric',
      'fuelTypes[]=electric&fuelTypes[]=petrol',
    ],
    ['the order of fields', 'rows=3&term=36', 'term=36&rows=3'],
    ['a value given twice', 'fuelTypes[]=petrol', 'fuelTypes[]=petrol&fuelTypes[]=petrol'],
    ['a number written twice', 'terms[]=36', 'terms[]=36&terms[]=036'],
    ['another name', 'depositValues[]=6', 'depositValue=6'],
    ['what nobody declared', '', 'nobodyAsked=1&stock='],
  ])('%s', (_, one, other) => {
    expect(asked(calls.listDerivatives, other)).toBe(asked(calls.listDerivatives, one))
  })

  test.each(['getOffer', 'getPcpOffer'] as const)('%s of every campaign', (name) => {
    const link = 'utm_source=spring&utm_medium=mail&utm_campaign=a&hash=kZ3v0bWn7x2QfLr9sTqYdA'
    expect(asked(calls[name], link)).toBe(asked(calls[name], ''))
  })

  test('in whatever order and however often values come', () => {
    const values = fc.uniqueArray(fc.constantFrom('24', '36', '48', '60'), { minLength: 1 })
    const shuffled = values.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }),
      ),
    )
    const text = (all: readonly string[]) => all.map((each) => `terms[]=${each}`).join('&')
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(asked(calls.listDerivatives, text(other))).toBe(
          asked(calls.listDerivatives, text(one)),
        )
      }),
    )
  })
})

describe('C-13 another question is another text', () => {
  test.each([
    ['', 'page=2'],
    ['', 'stock=1'],
    ['terms[]=36', 'annualMileages[]=36'],
    ['terms[]=36', 'terms[]=36&terms[]=48'],
    ['budgetFrom=250', 'budgetTo=250'],
    ['', 'format=xml'],
  ])('"%s" and "%s"', (one, other) => {
    expect(asked(calls.listDerivatives, other)).not.toBe(asked(calls.listDerivatives, one))
  })
})
