import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { RequestValues } from '#core/contract/http/request.ts'
import { routes } from '#leasing-api/routes/index.ts'
import type { ServedCall } from '#leasing-api/routes/not-served-yet.ts'
import type { Listening } from '#server-kit/listen.ts'
import { listenWith } from '#leasing-api/server/listen.ts'
import { type ContractWorld, contractWorld } from '../environments/contract-world.ts'
import { freePort } from '../environments/free-port.ts'
import { anyRequest } from './fuzz-request.ts'
import { fuzzCheck } from './fuzz-check.ts'
import { rawRequest } from './raw-request.ts'

let world: ContractWorld
let server: Listening
let port: number
const requests: Partial<Record<ServedCall, RequestValues>> = {}

beforeAll(async () => {
  world = await contractWorld()
  port = await freePort()
  server = await listenWith(world.api.app, ['127.0.0.1'], port)
  for (const { name } of routes) {
    requests[name as ServedCall] = await world.requestFor(name as ServedCall)
  }
})
afterAll(async () => {
  await server.close(1000)
  await world.close()
})

test('C-08 C-52 whatever a request holds, it is answered or refused as we refuse, and says nothing of our inside', async () => {
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(anyRequest(requests as Record<string, RequestValues>), async (request) => {
      const answer = await rawRequest(port, request, 30_000)
      statuses.add(answer?.status ?? 0)
      expect(fuzzCheck(request, answer)).toBeNull()
    }),
    // `npm run prove:fuzz` sends twenty thousand.
    { seed: 14, numRuns: inject('isWhole') ? 3000 : 1000 },
  )
  // The sample reaches what it is about.
  for (const status of [200, 400, 404, 405, 413, 415, 422]) expect(statuses).toContain(status)
})
