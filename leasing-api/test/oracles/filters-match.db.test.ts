import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { isList } from '#core/contract/http/query-field.ts'
import { sortOptions } from '#core/filters/query/sort.ts'
import { requestOf } from '#core/contract/http/request.ts'
import { requestShape } from '#core/contract/request-shape.ts'
import { routes } from '#leasing-api/routes/index.ts'
import type { ServedCall } from '#leasing-api/routes/not-served-yet.ts'
import { type PlainOffer, readEveryOffer } from './brute-force.ts'
import { type ContractWorld, contractWorld } from '../environments/contract-world.ts'
import { testDay } from '../environments/small-world.ts'
import type { World, Oracle } from './oracle-kinds.ts'
import { oracles } from './oracles.ts'
import { querySamples } from '../fuzz/query-samples.ts'

const isWhole = inject('isWhole')
let world: ContractWorld
let asked: World
beforeAll(async () => {
  world = await contractWorld()
  asked = { offers: await readEveryOffer(world.api.database, testDay), deal: world.deal }
})
afterAll(() => world.close())

/** Fields that say how an answer is cut, ordered and dressed, or where a visitor came from. */
const notFilters = new Set([
  ...['page', 'rows', 'sort', 'format', 'groupBy', 'hasAll', 'defaults', 'more', 'q'],
  ...['hash', 'utm_campaign', 'utm_source', 'utm_medium'],
])

const filterFields = (name: ServedCall) =>
  Object.keys(calls[name].query.shape).filter((field) => !notFilters.has(field))

/** Whether there is an order to choose; choices of filters have one too, since it may narrow them. */
const sortFields = (name: ServedCall) => ('sort' in calls[name].query.shape ? ['sort'] : [])

const groupFields = (name: ServedCall) => ('groupBy' in calls[name].query.shape ? ['groupBy'] : [])

/** A reading call of the catalogue with filters; a car's value is asked for, not filtered. */
const filtered = routes
  .map(({ name }) => name as ServedCall)
  .filter((name) => calls[name].caching === 'public' && filterFields(name).length > 0)

test('every call with filters has a judge', () => {
  expect(Object.keys(oracles).toSorted()).toEqual(filtered.toSorted())
})

type Texts = Readonly<Record<string, readonly string[] | undefined>>

/** Asks with these filters and compares with what a reading of every offer finds. */
async function checked(name: ServedCall, fields: Texts): Promise<readonly PlainOffer[]> {
  const call: Call = calls[name]
  const { params, query } = (await world.requestFor(name)) as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
  }
  const { url } = requestOf(requestShape(call), {
    ...(params && { params }),
    query: {
      ...('rows' in call.query.shape && { rows: 100 }),
      ...Object.fromEntries(
        Object.entries(fields).map(([field, values]) => [
          field,
          isList(call.query.shape[field]!) ? values : values?.[0],
        ]),
      ),
      ...(query && 'format' in query && { format: query['format'] }),
    },
  })
  const response = await world.askUrl(call, url)
  const json: unknown = await response.json()
  expect(response.status, `${url} ${JSON.stringify(json)}`).toBe(200)
  const { searchParams } = new URL(url, 'http://api')
  const oracle = oracles[name as keyof typeof oracles] as Oracle
  const result = oracle(asked, searchParams, json)
  expect(result.errors, url).toEqual([])
  return result.expected
}

describe.each(filtered)('F-42 C-10 %s', (name) => {
  test.each(filterFields(name))(
    '%s alone leaves what it says, and something else than nothing chosen',
    async (field) => {
      const whole = await checked(name, {})
      const { good } = querySamples(name, field)!
      let isChanged = false
      for (const value of good) {
        const found = await checked(name, { [field]: [value] })
        isChanged ||=
          found.length !== whole.length || found.some((offer, at) => offer !== whole[at])
      }
      if (isList((calls[name] as Call).query.shape[field])) await checked(name, { [field]: good })
      expect(isChanged).toBe(true)
    },
  )

  // Every two of them in `npm run prove:both-databases`, else each with the one that follows it.
  test('two of them together leave what they say together', async () => {
    const fields = filterFields(name)
    const firstOf = (field: string) => querySamples(name, field)!.good.slice(0, 1)
    for (const [at, one] of fields.entries()) {
      for (const other of fields.slice(at + 1, isWhole ? undefined : at + 2)) {
        await expect(
          checked(name, { [one]: firstOf(one), [other]: firstOf(other) }),
        ).resolves.toBeDefined()
      }
    }
  })

  test('any more of them leave what they say together', async () => {
    const fields = [...filterFields(name), ...sortFields(name), ...groupFields(name)]
    const some = (field: string) => {
      const { good } = querySamples(name, field)!
      return fc.subarray([...good], { minLength: 1, maxLength: Math.min(2, good.length) })
    }
    const choice = fc
      .subarray(fields, {
        minLength: Math.min(3, fields.length),
        maxLength: Math.min(5, fields.length),
      })
      .chain((chosen) => fc.record(Object.fromEntries(chosen.map((field) => [field, some(field)]))))
    await fc.assert(
      fc.asyncProperty(choice, async (texts) => {
        await checked(name, texts)
      }),
      { seed: 4, numRuns: isWhole ? 20 : 6 },
    )
  })

  test.each(groupFields(name))('C-65 stands by car model in every order (%s)', async (field) => {
    for (const { value } of sortOptions) {
      await expect(checked(name, { [field]: ['carModel'], sort: [value] })).resolves.toBeDefined()
    }
  })

  const orders = sortFields(name).flatMap(() => sortOptions.map(({ value }) => value))

  test.each(orders)(
    'F-05 F-06 F-07 L-04 stands by %s whatever is chosen beside it',
    async (sort) => {
      const beside = filterFields(name).filter((field) => ['terms', 'financeType'].includes(field))
      await expect(checked(name, { sort: [sort] })).resolves.toBeDefined()
      for (const field of beside) {
        const { good } = querySamples(name, field)!
        for (const value of isWhole ? good : good.slice(0, 1)) {
          await checked(name, { sort: [sort], [field]: [value] })
        }
      }
    },
  )
})
