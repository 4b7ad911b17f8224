import { expect, test } from 'vitest'
import { resolveQuery } from '#core/filters/query/resolve-query.ts'
import type { Sort } from '#core/filters/query/sort.ts'
import { parseProfileKey } from '#core/offer/profile-key.ts'
import { commonQuery } from '#leasing-api/test/oracles/any-deal-query.ts'
import { bestOffers } from './best-offers.ts'
import { bitSetOf } from '../sets/bit-set.ts'
import { buildDealIndex } from '../index/build-deal-index.ts'
import { searchReaders } from '../search-readers.ts'
import type { RateColumns } from '../columns/rate-columns.ts'
import { worldContext } from '#leasing-api/test/oracles/plain-world.ts'

type Row = [derivative: number, provider: number, monthlyPence: number, totalPence: number]

const derivatives = 3

/** Columns of these offers, all on profiles of the given keys, one run each, as they stand. */
function columnsOf(runs: Record<string, Row[]>): RateColumns {
  const rows = Object.values(runs).flat()
  let from = 0
  return {
    derivative: Uint16Array.from(rows, ([derivative]) => derivative),
    provider: Uint8Array.from(rows, ([, provider]) => provider),
    monthlyPence: Uint32Array.from(rows, ([, , monthly]) => monthly),
    totalPence: Uint32Array.from(rows, ([, , , total]) => total),
    runs: Object.entries(runs).map(([key, own]) => {
      const run = { profile: parseProfileKey(key)!, isSpecial: false, from, to: from + own.length }
      from = run.to
      return run
    }),
    heads: [],
    headOf: new Uint32Array(),
    providers: 2,
    firstPcp: rows.length,
    pcpSource: new Uint32Array(),
    isQuoted: new Uint8Array(derivatives),
    blockStarts: new Uint32Array(),
  }
}

const found = (runs: Record<string, Row[]>, sort: Sort = 'minPayment|asc', terms = [36]) => {
  const query = resolveQuery({ ...commonQuery, sort, terms })
  const columns = columnsOf(runs)
  const built = { columns, index: buildDealIndex(columns, derivatives) }
  const { shown } = bestOffers(
    searchReaders(built, { ...worldContext, size: derivatives }).forLists,
    query,
    {
      cars: bitSetOf(derivatives, () => true),
      from: 0,
      to: derivatives,
    },
  )
  return shown.map(({ derivative, offer }) => [derivative, offer])
}

test('of equal monthly prices the lower total is shown, then the provider first by name', () => {
  expect(
    found({
      'p36-8000-6-fn': [
        [0, 0, 200, 9000],
        [0, 1, 200, 8000],
      ],
    }),
  ).toEqual([[0, 1]])
  expect(
    found({
      'p36-8000-6-fn': [
        [0, 1, 200, 8000],
        [0, 0, 200, 8000],
      ],
    }),
  ).toEqual([[0, 1]])
})

test('what is equal in everything is shown on the earlier profile', () => {
  const row: Row = [0, 0, 200, 8000]
  expect(found({ 'p36-8000-6-fn': [row], 'p36-8000-6-sn': [row] })).toEqual([[0, 0]])
})

test('derivatives that tie stay in the order of the catalogue, whichever way the list runs', () => {
  const rows: Row[] = [
    [2, 0, 200, 8000],
    [1, 0, 200, 8000],
    [0, 0, 300, 9000],
  ]
  expect(found({ 'p36-8000-6-fn': rows })).toEqual([
    [1, 1],
    [2, 0],
    [0, 2],
  ])
  expect(found({ 'p36-8000-6-fn': rows }, 'minPayment|desc')).toEqual([
    [0, 2],
    [1, 1],
    [2, 0],
  ])
})

test('highest first still shows the cheapest offer of each car', () => {
  const rows: Row[] = [
    [0, 0, 500, 9000],
    [0, 1, 200, 8000],
    [1, 0, 300, 8500],
  ]
  expect(found({ 'p36-8000-6-fn': rows }, 'minPayment|desc')).toEqual([
    [1, 2],
    [0, 1],
  ])
})

test('totals compare within the common term when none is chosen', () => {
  const runs = {
    'p24-8000-6-fn': [[0, 0, 300, 5000]],
    'p36-8000-6-fn': [[0, 0, 200, 8000]],
  } satisfies Record<string, Row[]>
  expect(found(runs, 'totalCost|asc', [])).toEqual([[0, 1]])
  expect(found(runs, 'totalCost|asc', [24, 36])).toEqual([[0, 0]])
  expect(found(runs, 'minPayment|asc', [])).toEqual([[0, 1]])
})

test('effective monthly cost compares over terms, rounded half up', () => {
  const runs = {
    'p24-8000-6-fn': [[0, 0, 300, 7188]],
    'p36-8000-6-fn': [[0, 0, 290, 10_818]],
  } satisfies Record<string, Row[]>
  // 299.5 becomes 300, 300.5 becomes 301.
  expect(found(runs, 'effectiveMonthly|asc', [])).toEqual([[0, 0]])
})
