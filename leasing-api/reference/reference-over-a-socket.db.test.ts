import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Listening } from '#server-kit/listen.ts'
import { listenWith } from '../server/listen.ts'
import { type ContractWorld, contractWorld } from '../test/environments/contract-world.ts'
import { freePort } from '../test/environments/free-port.ts'

let world: ContractWorld
let server: Listening
let url: string
beforeAll(async () => {
  world = await contractWorld()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  server = await listenWith(world.api.app, ['127.0.0.1'], port)
})
afterAll(async () => {
  await server.close(1000)
  await world.close()
})

/** Pages of the API and what each begins with. */
const pages = [
  ['/docs', 'Leasing API'],
  ['/outbox', 'Outbox'],
] as const

test.each(pages)(
  'C-35 %s is answered as a page to a reader at the end of a connection',
  async (page, heading) => {
    // The second time, whatever the page asks the API for is in the cache.
    for (let turn = 0; turn < 2; turn++) {
      const response = await fetch(`${url}${page}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
      expect(await response.text()).toMatch(new RegExp(`<h1>${heading}`))
    }
  },
)

test('C-35 the reference shows over a connection what it shows without one', async () => {
  const [overSocket, without] = [await fetch(`${url}/docs`), await world.api.ask('/docs')]
  expect(await overSocket.text()).toBe(await without.text())
})
