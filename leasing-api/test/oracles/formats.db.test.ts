import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { routes } from '#leasing-api/routes/index.ts'
import type { ServedCall } from '#leasing-api/routes/not-served-yet.ts'
import { type ContractWorld, contractWorld } from '../environments/contract-world.ts'

let world: ContractWorld
beforeAll(async () => {
  world = await contractWorld()
})
afterAll(() => world.close())

const lists = routes
  .map(({ name }) => name as ServedCall)
  .filter((name) => 'format' in calls[name].query.shape && name !== 'listOfferColumns')

type Answer = { notes?: string[] }

async function inFormat(name: ServedCall, format: string | null): Promise<Answer> {
  const call: Call = calls[name]
  const values = await world.requestFor(name)
  const response = await world.ask(call, { ...values, query: { ...values.query, format } })
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

test.each(lists)(
  'C-48 %s answers in JSON whatever format is asked for, and says so',
  async (name) => {
    const plain = await inFormat(name, null)
    expect(plain).not.toHaveProperty('notes')
    await expect(inFormat(name, 'json')).resolves.toEqual(plain)
    // Only the offers of one car have columns, and a call for them.
    for (const format of ['xml', 'JSON', ...(name === 'listOffers' ? [] : ['columns'])]) {
      await expect(inFormat(name, format)).resolves.toEqual({
        ...plain,
        notes: [`The format "${format}" is not known here and was ignored.`],
      })
    }
  },
)
