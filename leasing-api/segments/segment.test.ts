import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeSegment, openSegment } from './decode-segment.ts'
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

test('profiles are counted without reading the offers', () => {
  fc.assert(
    fc.property(segment, ({ head, columns }) => {
      const counts = new Uint32Array(0x1_0000).fill(1)
      openSegment(encodeSegment({ head, columns })).countProfiles(counts)
      const profiles = new Set(columns.profiles)
      expect(counts.every((count, profile) => count === (profiles.has(profile) ? 2 : 1))).toBe(true)
    }),
    { numRuns: 20 },
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
const offers = columnsOf([
  [3, 19_900, 29_900],
  [7, 20_001, 29_900],
  [11, 20_156, 0],
])
const stored = [
  [7, 2, json.length, 0, 0, 0, 3, 0, 0, 0, 0xbc, 0x4d, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0],
  [...json],
  [1, 0, 3, 0], // one offer three profiles after the first of all
  [2, 0, 4, 0], // two that are four further each
  [2, 0, 0xcc, 0x74, 0, 0], // two with a fee of £299
  [1, 0, 0, 0, 0, 0], // one without
  [0, 101, 0], // 256 is a second byte alone
  [0, 0, 1],
].flat()

test('the layout is the documented one: profiles and fees in runs, prices in byte planes', () => {
  expect([...encodeSegment({ head, columns: offers })]).toEqual(stored)
  expect(decodeSegment(Uint8Array.from(stored))).toEqual({ head, columns: offers })
})

test('a segment is read wherever it lies among other bytes', () => {
  const among = Uint8Array.from([1, 2, 3, ...stored, 4])
  expect(decodeSegment(among.subarray(3, -1))).toEqual({ head, columns: offers })
})

test.each([
  ['every profile there is', 0x1_0000, 0],
  ['every second one, the last a step further', 0x8000, 1],
])('runs that are longer than can be said, or as long: %s', (_, n, last) => {
  const every = 0x1_0000 / n
  const profiles = Uint16Array.from({ length: n }, (_value, at) => at * every)
  profiles[n - 1]! += last
  const columns = {
    profiles,
    monthlyPence: new Uint32Array(n).fill(0xffff_ffff),
    feePence: new Uint32Array(n).fill(5),
  }
  expect(decodeSegment(encodeSegment({ head, columns }))).toEqual({ head, columns })
})

test('segments of format 1, whole numbers one after the other and deflated, are still read', () => {
  const raw = Buffer.concat([
    Buffer.from([1, json.length, 0, 0, 0, 2, 0, 0, 0]),
    json,
    Buffer.from(
      [
        [3, 0, 4, 1],
        [0xbc, 0x4d, 0, 0, 0x21, 0x4e, 0, 0],
        [0xcc, 0x74, 0, 0, 0xcc, 0x74, 0, 0],
      ].flat(),
    ),
  ])
  const columns = columnsOf([
    [3, 19_900, 29_900],
    [260, 20_001, 29_900],
  ])
  const data = deflateRawSync(raw)
  expect(decodeSegment(data)).toEqual({ head, columns })
  const counts = new Uint32Array(0x1_0000)
  openSegment(data).countProfiles(counts)
  expect([counts[3], counts[260], counts.reduce((sum, count) => sum + count)]).toEqual([1, 1, 2])
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

const deflated = (bytes: number[]) => [...deflateRawSync(Uint8Array.from(bytes))]
const changed = (place: number, value: number) => stored.with(place, value)

test.each([
  ['more', 2],
  ['fewer', 0],
])('runs of %s profiles than there are offers are not counted', (_, offersOfRun) => {
  const { countProfiles } = openSegment(Uint8Array.from(changed(22 + json.length, offersOfRun)))
  expect(() => countProfiles(new Uint32Array(0x1_0000))).toThrow(SegmentError)
})

test.each<[string, number[]]>([
  ['nothing', []],
  ['noise', [1, 2, 3, 4, 5]],
  ['deflated, another version', deflated([9, 0, 0, 0, 0, 0, 0, 0, 0])],
  ['deflated, less than a prefix', deflated([1, 0, 0])],
  ['deflated, cut off', deflated([1, 0, 0, 0, 0, 5, 0, 0, 0])],
  ['less than a prefix', stored.slice(0, 20)],
  ['a segment cut off', stored.slice(0, -1)],
  ['a segment with a byte too many', [...stored, 0]],
  ['runs of more profiles than there are offers', changed(22 + json.length, 2)],
  ['runs of fewer profiles than there are offers', changed(22 + json.length, 0)],
  ['runs of more fees than there are offers', changed(30 + json.length, 3)],
  ['runs of fewer fees than there are offers', changed(30 + json.length, 1)],
])('%s is no segment', (_, data) => {
  expect(() => decodeSegment(Uint8Array.from(data))).toThrow(SegmentError)
})
