import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealRank } from '#core/filters/query/deal-rank.ts'
import {
  offerQuery,
  plainWorld,
  rawRatesOf,
  worldDerivatives,
} from '#leasing-api/test/oracles/plain-world.ts'
import { queryCells, queryPartsOf } from '../match/query-cells.ts'
import { buildRates } from '../load/built-rates.ts'
import { leastRank } from './least-rank.ts'
import { wholeBands } from '../index/price-bands.ts'
import { forOffersWithin, indexReader } from '../index/index-reader.ts'

const everyCar = new Uint8Array(worldDerivatives).fill(1)
const valueSorts = ['totalCost|asc', 'effectiveMonthly|asc'] as const

test('no offer of a part ranks below the least that is said of it', () => {
  let seen = 0
  fc.assert(
    fc.property(plainWorld, offerQuery, fc.constantFrom(...valueSorts), (world, plain, sort) => {
      const { columns, index } = buildRates(rawRatesOf(world))
      const reader = indexReader(columns, index, worldDerivatives)
      const query = { ...plain, sort }
      const cells = queryCells(index.space, reader.cells, query)
      for (const part of wholeBands.flatMap(({ band }) => queryPartsOf(cells, band))) {
        const least = leastRank(index.space, query, part)
        forOffersWithin(reader, part.queryCell, part.part, everyCar, (_, offer, { profile }) => {
          const rank = dealRank(sort, profile.termMonths)
          const own = rank(columns.monthlyPence[offer]!, columns.totalPence[offer]!)
          expect(own).toBeGreaterThanOrEqual(least)
          seen += Number(least > 0)
        })
      }
    }),
    { numRuns: 300 },
  )
  expect(seen).toBeGreaterThan(100)
})
