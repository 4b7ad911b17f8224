import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServedProcess, startServedProcess } from './served-process.ts'

let served: ServedProcess
beforeAll(async () => {
  served = await startServedProcess('tiny')
})
afterAll(() => served.end())

const bytesOf = async (url: string) => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null])
  return Buffer.from(await response.arrayBuffer())
}

test.each(['/api/derivatives/v2', '/api/derivatives/compare/filters'])(
  'the bare route answers %s with the same bytes as the leasing API, uncompressed',
  async (path) => {
    const { apiUrl, bareUrl } = served.world
    const [own, bare] = [await bytesOf(apiUrl + path), await bytesOf(bareUrl + path)]
    expect(own.length).toBeGreaterThan(1000)
    expect(bare.equals(own)).toBe(true)
  },
)

test('every answer is searched for in the rates that stand, and none is a kept one', async () => {
  const { apiUrl, addresses, ratesVersion } = served.world
  const before = await served.spent()
  const asked = addresses.slice(0, 300)
  for (const address of asked) {
    const answer = JSON.parse((await bytesOf(apiUrl + address)).toString()) as object
    expect(answer).toMatchObject({ ratesVersion })
  }
  expect((await served.spent()).searches - before.searches).toBe(asked.length)
})

test('what is measured are searches of the leasing API, and none of the bare route', async () => {
  const { apiUrl, bareUrl, addresses } = served.world
  const asked = addresses.slice(300, 700)
  const api = await served.measure(apiUrl, asked)
  expect(api.searches).toBe(asked.length)
  expect(api.cpuMsPerPair).toBeGreaterThan(0)
  await expect(served.measure(bareUrl, asked)).resolves.toMatchObject({ searches: 0 })
  // Asked again, they are kept ones: the proof would notice.
  await expect(served.measure(apiUrl, asked)).resolves.toMatchObject({ searches: 0 })
})
