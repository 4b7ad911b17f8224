import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { leasingClient } from '#core/contract/http/client.ts'
import { successStatus } from '#core/contract/http/no-content.ts'
import { routes } from '#leasing-api/routes/index.ts'
import type { ServedCall } from '#leasing-api/routes/not-served-yet.ts'
import { isExact, jsonOf } from '../environments/responses.ts'
import { type ContractWorld, contractWorld } from '../environments/contract-world.ts'

let world: ContractWorld
beforeAll(async () => {
  world = await contractWorld()
})
afterAll(() => world.close())

const served = routes.map(({ name }) => name as ServedCall)
const callOf = (name: ServedCall): Call => calls[name]

/** The answer to a call's example as the typed client reads it, and as it came. */
async function exampleOf(name: ServedCall) {
  const call = callOf(name)
  let response = new Response()
  const client = leasingClient({
    baseUrl: 'http://127.0.0.1:4000',
    newRequestId: () => 'every-call-test',
    fetch: async (url, { method, headers, body }) => {
      response = await world.askUrl(call, url, {
        method,
        headers,
        ...(body !== undefined && { body }),
      })
      return response.clone()
    },
  })
  const answer: unknown = await client(call, (await world.requestFor(name)) as never)
  return { answer, response }
}

describe('C-01 C-15 C-17 C-64 every call answers its example exactly as declared, and the typed client reads it', () => {
  test.each(served)('%s', async (name) => {
    const call = callOf(name)
    const { answer, response } = await exampleOf(name)
    const { status, headers } = response
    const json = await jsonOf(response)
    expect(isExact(call, answer)).toBe(true)
    expect(status, JSON.stringify(json)).toBe(successStatus(call))
    expect(isExact(call, json), String(JSON.stringify(json)).slice(0, 500)).toBe(true)
    expect(headers.get('content-type')).toBe(
      successStatus(call) === 200 ? 'application/json; charset=utf-8' : null,
    )
    expect(headers.get('cache-control')).toBe(
      call.caching === 'public' ? 'public, max-age=30, stale-while-revalidate=300' : 'no-store',
    )
  })
})
