import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { leasingClient } from '#core/contract/http/client.ts'
import { successStatus } from '#core/contract/http/no-content.ts'
import { requestOf } from '#core/contract/http/request.ts'
import { requestShape } from '#core/contract/request-shape.ts'
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

/** The typed client, asking the API under test. */
const client = leasingClient({
  baseUrl: 'http://127.0.0.1:4000',
  newRequestId: () => 'every-call-test',
  fetch: (url, { method, headers, body }) =>
    world.api.ask(url, {
      method,
      headers: { ...headers, authorization: `Bearer ${world.accessToken()}` },
      ...(body !== undefined && { body }),
    }),
})

describe('C-01 C-15 C-64 every call answers its example exactly as declared', () => {
  test.each(served)('%s', async (name) => {
    const call = callOf(name)
    const { url, body } = requestOf(requestShape(call), await world.requestFor(name))
    const response = await world.askUrl(call, url, body === null ? {} : { body })
    const { status, headers } = response
    const json = await jsonOf(response)
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

test.each(served)('C-15 C-17 the typed client asks for %s and reads the answer', async (name) => {
  const answer = await client(callOf(name), (await world.requestFor(name)) as never)
  expect(isExact(callOf(name), answer)).toBe(true)
})
