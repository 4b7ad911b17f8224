import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeSegment } from './decode-segment.ts'
import { encodeSegment } from './encode-segment.ts'
import { exceptionOf, leaseTerms } from './lease-terms.ts'
import type { OwnTerms, SegmentHead } from './segment.ts'
import { differingTerms, withExceptions } from './with-exceptions.ts'

const head: SegmentHead = {
  excessMileagePencePerMile: 9.6,
  deliveryWeeks: { stock: { from: 2, to: 4 }, factory: { from: 12, to: 14 } },
  message: 'Road tax included',
}

/** Few values, those of the head among them, so that terms often meet. */
const offer = fc.record({
  profile: fc.nat(0xffff),
  isInStock: fc.boolean(),
  terms: fc.record({
    excessMileagePencePerMile: fc.constantFrom(9.6, 10.2, 11),
    deliveryWeeks: fc.constantFrom({ from: 2, to: 4 }, { from: 12, to: 14 }, { from: 20, to: 26 }),
    message: fc.constantFrom('Road tax included', 'Paint “Ocean” included, £0 more', null),
  }),
})
const offers = fc.uniqueArray(offer, { selector: ({ profile }) => profile })

type PlainOffer = { profile: number; isInStock: boolean; terms: OwnTerms }

function headOf(of: readonly PlainOffer[]): SegmentHead {
  const own = new Map<OwnTerms, number[]>()
  for (const { profile, isInStock, terms } of of) {
    const differing = differingTerms(head, isInStock, terms)
    if (differing !== null) own.set(differing, [profile])
  }
  return withExceptions(head, own)
}

function packed(of: readonly PlainOffer[]): Uint8Array {
  const prices = new Uint32Array(of.length).fill(20_000)
  return encodeSegment({
    head: headOf(of),
    columns: {
      profiles: Uint16Array.from(of, ({ profile }) => profile),
      monthlyPence: prices,
      feePence: prices,
    },
  })
}

test('T-05 every offer comes out of a segment with the terms it went in with', () => {
  fc.assert(
    fc.property(offers, (of) => {
      const copy = decodeSegment(packed(of)).head
      for (const { profile, isInStock, terms } of of) {
        expect(leaseTerms(copy, isInStock, exceptionOf(copy, profile))).toEqual(terms)
      }
    }),
  )
})

test('T-05 the order of the offers does not change the bytes', () => {
  fc.assert(
    fc.property(offers, (of) => {
      expect(packed(of.toReversed())).toEqual(packed(of))
    }),
  )
})

test('T-05 equal terms stand once, and no profile stands in two exceptions', () => {
  fc.assert(
    fc.property(offers, (of) => {
      const { exceptions = [] } = headOf(of)
      const terms = exceptions.map(({ profiles: _, ...own }) => JSON.stringify(own))
      expect(new Set(terms).size).toBe(terms.length)
      const profiles = exceptions.flatMap((one) => one.profiles)
      expect(new Set(profiles).size).toBe(profiles.length)
    }),
  )
})

test('T-05 exceptions are written in one order, as JSON beside what is usual', () => {
  const weeks = { from: 20, to: 26 }
  const found = headOf([
    { profile: 9, isInStock: false, terms: { excessMileagePencePerMile: 10.2 } },
    { profile: 7, isInStock: true, terms: { message: null, deliveryWeeks: weeks } },
    { profile: 3, isInStock: true, terms: { excessMileagePencePerMile: 10.2 } },
    { profile: 1, isInStock: true, terms: { excessMileagePencePerMile: 9.6 } },
  ])
  expect(JSON.stringify(found.exceptions)).toBe(
    '[{"excessMileagePencePerMile":10.2,"profiles":[3,9]},' +
      '{"deliveryWeeks":{"from":20,"to":26},"message":null,"profiles":[7]}]',
  )
})

test('T-05 a head whose offers all agree stays as it is', () => {
  const usual = { profile: 5, isInStock: false, terms: { deliveryWeeks: { from: 12, to: 14 } } }
  expect(headOf([usual])).toBe(head)
  expect(exceptionOf(head, 5)).toBeUndefined()
})
