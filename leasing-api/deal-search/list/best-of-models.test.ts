import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { resolveQuery } from '#core/filters/query/resolve-query.ts'
import {
  offerQuery,
  plainWorld,
  rawRatesOf,
  worldContext,
  worldDerivatives,
} from '#leasing-api/test/oracles/plain-world.ts'
import { buildRates } from '../load/built-rates.ts'
import { searchReaders } from '../search-readers.ts'
import { bitSetOf } from '../sets/bit-set.ts'
import { bestOfModels } from './best-of-models.ts'
import { bestOffers } from './best-offers.ts'
import { carModelTable } from './car-models.ts'
import type { ListReader } from './list-reader.ts'

const derivatives = Array.from({ length: worldDerivatives }, (_, at) => at)

/** Which car model each derivative is of: few models, or nearly as many as derivatives. */
const modelIds = fc.constantFrom(1, 3, 12, worldDerivatives).chain((most) =>
  fc.array(fc.integer({ min: 1, max: most }), {
    minLength: worldDerivatives,
    maxLength: worldDerivatives,
  }),
)

/** The list of derivatives, put together by car model row by row. */
function grouped(reader: ListReader, query: DealQuery, ids: readonly number[], wanted: Wanted) {
  const cars = bitSetOf(worldDerivatives, wanted)
  const { shown, total } = bestOffers(reader, query, { cars, from: 0, to: worldDerivatives })
  const monthlyOf = ({ offer }: { offer: number }) => reader.columns.monthlyPence[offer]!
  const rows = [...Map.groupBy(shown, ({ derivative }) => ids[derivative]!).values()].map(
    ([first, ...others]) => ({
      ...first!,
      group: {
        deals: others.length + 1,
        cheapestPence: Math.min(...[first!, ...others].map(monthlyOf)),
        otherwiseFromPence: others.length === 0 ? null : Math.min(...others.map(monthlyOf)),
      },
    }),
  )
  return { rows, total }
}

type Wanted = (derivative: number) => boolean

test('C-65 the list by car model is the list of derivatives with the first of each model', () => {
  const sizes = new Set<number>()
  fc.assert(
    fc.property(
      plainWorld,
      modelIds,
      offerQuery,
      fc.constantFrom<Wanted>(
        () => true,
        (at) => at % 3 !== 0,
      ),
      fc.integer({ min: 1, max: 7 }),
      (world, ids, asked, wanted, rows) => {
        const query = resolveQuery(asked)
        const models = carModelTable(derivatives.map((at) => ({ carModel: modelOf(ids[at]!) })))
        const reader = searchReaders(buildRates(rawRatesOf(world)), worldContext).forLists
        const expected = grouped(reader, query, ids, wanted)
        const cars = bitSetOf(worldDerivatives, wanted)
        for (let from = 0; from <= expected.rows.length; from += rows) {
          reader.scratch.clear()
          expect(bestOfModels(reader, query, models, { cars, from, to: from + rows })).toEqual({
            total: expected.rows.length,
            dealCount: expected.total,
            shown: expected.rows.slice(from, from + rows),
          })
        }
        for (const { group } of expected.rows) sizes.add(group.deals)
      },
    ),
    { numRuns: 200, seed: 65 },
  )
  expect(sizes.size).toBeGreaterThan(5)
})

const modelOf = (id: number) => ({ id, slug: String(id), name: String(id) })
