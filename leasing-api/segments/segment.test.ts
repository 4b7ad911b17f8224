import { deflateRawSync, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeSegment } from './decode-segment.ts'
import { encodeSegment } from './encode-segment.ts'
import { SegmentError, type Segment } from './segment.ts'

const weeks = fc.record({ from: fc.nat(60), to: fc.nat(60) })
const u32 = fc.integer({ min: 0, max: 0xffff_ffff })

const segment: fc.Arbitrary<Segment> = fc
  .record({
    head: fc.record({
      excessMileagePencePerMile: fc.integer({ min: 0, max: 999 }).map((tenths) => tenths / 10),
      deliveryWeeks: fc.record({ stock: weeks, factory: weeks }),
      message: fc.option(fc.string({ unit: 'grapheme' })),
    }),
    offers: fc.uniqueArray(fc.tuple(fc.nat(0xffff), u32, u32), {
      selector: ([profile]) => profile,
    }),
  })
  .map(({ head, offers }) => ({ head, columns: columnsOf(offers) }))

function columnsOf(offers: [number, number, number][]): Segment['columns'] {
  return {
    profiles: Uint16Array.from(offers, ([profile]) => profile),
    monthlyPence: Uint32Array.from(offers, ([, monthly]) => monthly),
    feePence: Uint32Array.from(offers, ([, , fee]) => fee),
  }
}

function offersOf({ columns }: Segment): [number, number, number][] {
  return [...columns.profiles].map((profile, at) => [
    profile,
    columns.monthlyPence[at]!,
    columns.feePence[at]!,
  ])
}

test('what was packed is unpacked, by ascending profile', () => {
  fc.assert(
    fc.property(segment, (original) => {
      const copy = decodeSegment(encodeSegment(original))
      expect(copy.head).toEqual(original.head)
      expect(offersOf(copy)).toEqual(offersOf(original).toSorted((a, b) => a[0] - b[0]))
    }),
  )
})

test('the order of the offers does not change the bytes', () => {
  fc.assert(
    fc.property(segment, (original) => {
      const turned = { ...original, columns: columnsOf(offersOf(original).toReversed()) }
      expect(encodeSegment(turned)).toEqual(encodeSegment(original))
    }),
  )
})

const head = {
  excessMileagePencePerMile: 9.6,
  deliveryWeeks: { stock: { from: 2, to: 4 }, factory: { from: 12, to: 14 } },
  message: null,
}

const json = new TextEncoder().encode(JSON.stringify(head))
const prefix = (version: number, n: number) => [version, json.length, 0, 0, 0, n, 0, 0, 0]
const twoOffers = columnsOf([
  [3, 19_900, 29_900], // 0x4dbc, 0x74cc
  [260, 20_001, 29_900], // 257 profiles further, 0x4e21, the same fee
])

test('the layout is the documented one: byte planes, profiles and fees as steps', () => {
  const raw = Buffer.concat([
    Buffer.from(prefix(2, 2)),
    json,
    Buffer.from(
      [
        [3, 1],
        [0, 1],
      ].flat(),
    ),
    Buffer.from(
      [
        [0xbc, 0x21],
        [0x4d, 0x4e],
        [0, 0],
        [0, 0],
      ].flat(),
    ),
    Buffer.from(
      [
        [0xcc, 0],
        [0x74, 0],
        [0, 0],
        [0, 0],
      ].flat(),
    ),
  ])
  expect(decodeSegment(deflateRawSync(raw))).toEqual({ head, columns: twoOffers })
  expect(inflateRawSync(encodeSegment({ head, columns: twoOffers }))).toEqual(raw)
})

test('segments of format 1, whole numbers one after the other, are still read', () => {
  const raw = Buffer.concat([
    Buffer.from(prefix(1, 2)),
    json,
    Buffer.from(
      [
        [3, 0, 4, 1],
        [0xbc, 0x4d, 0, 0, 0x21, 0x4e, 0, 0],
      ].flat(),
    ),
    Buffer.from([0xcc, 0x74, 0, 0, 0xcc, 0x74, 0, 0]),
  ])
  expect(decodeSegment(deflateRawSync(raw))).toEqual({ head, columns: twoOffers })
})

test.each([
  [
    'a profile twice',
    columnsOf([
      [1, 1, 1],
      [1, 2, 2],
    ]),
  ],
  ['columns of different lengths', { ...columnsOf([[1, 1, 1]]), feePence: new Uint32Array(2) }],
])('%s is refused', (_, columns) => {
  expect(() => encodeSegment({ head, columns })).toThrow(SegmentError)
})

test.each([
  ['nothing', new Uint8Array()],
  ['noise', Uint8Array.from([1, 2, 3, 4, 5])],
  ['another version', new Uint8Array(deflateRawSync(new Uint8Array([9, 0, 0, 0, 0, 0, 0, 0, 0])))],
  [
    'a cut-off segment',
    new Uint8Array(deflateRawSync(new Uint8Array([2, 0, 0, 0, 0, 5, 0, 0, 0]))),
  ],
])('%s is no segment', (_, data) => {
  expect(() => decodeSegment(data)).toThrow(SegmentError)
})
