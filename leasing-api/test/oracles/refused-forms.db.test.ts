import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { routes } from '#leasing-api/routes/index.ts'
import type { ServedCall } from '#leasing-api/routes/not-served-yet.ts'
import { type ContractWorld, contractWorld } from '../environments/contract-world.ts'
import { type FormErrorCase, formErrorCases } from './form-errors.ts'
import { refusal, refusalOf } from './refusal.ts'

let world: ContractWorld
beforeAll(async () => {
  world = await contractWorld()
})
afterAll(() => world.close())

const withRules = routes
  .map(({ name }) => name as ServedCall)
  .filter((name) => '422' in ((calls[name] as Call).failures ?? {}))

test('every call that can refuse a form has faults of it, and no other', () => {
  expect(Object.keys(formErrorCases).toSorted()).toEqual(withRules.toSorted())
})

/** The part of a request that the form stands in. */
function partOf({ body, query }: Call): 'body' | 'query' | 'params' {
  if (body) return 'body'
  return Object.keys(query.shape).length > 0 ? 'query' : 'params'
}

describe('C-12 C-18 C-52 a form that does not pass is 422 with every field that does not', () => {
  const errors = withRules.flatMap((name) =>
    formErrorCases[name]!.map((error): [ServedCall, FormErrorCase] => [name, error]),
  )

  test.each(errors)('%s %j', async (name, [change, ...fields]) => {
    const call: Call = calls[name]
    const values = await world.requestFor(name)
    const part = partOf(call)
    const response = await world.ask(call, { ...values, [part]: { ...values[part], ...change } })
    const { status, headers } = response
    const json: unknown = await response.json()
    expect(refusalOf({ status, headers, json }), JSON.stringify(json)).toEqual(refusal(422, fields))
  })
})
