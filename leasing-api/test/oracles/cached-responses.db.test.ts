import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { requestOf } from '#core/contract/http/request.ts'
import { requestShape } from '#core/contract/request-shape.ts'
import { routes } from '#leasing-api/routes/index.ts'
import type { ServedCall } from '#leasing-api/routes/not-served-yet.ts'
import { type ContractWorld, contractWorld } from '../environments/contract-world.ts'
import { querySamples } from '../fuzz/query-samples.ts'

let world: ContractWorld
beforeAll(async () => {
  world = await contractWorld()
})
afterAll(() => world.close())

const served = routes.map(({ name }) => name as ServedCall)
const callOf = (name: ServedCall): Call => calls[name]
const publicReads = served.filter((name) => callOf(name).caching === 'public')
const personal = served.filter((name) => callOf(name).caching === 'private')

/** Asks as in the example, with these headers and this in the query besides. */
async function asked(name: ServedCall, headers: Record<string, string> = {}, more = '') {
  const call = callOf(name)
  const { url, body } = requestOf(requestShape(call), await world.requestFor(name))
  const joined = more === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${more}`
  return world.askUrl(call, joined, { headers, ...(body !== null && { body }) })
}

describe('C-13 a public answer may be kept and asked for again', () => {
  test.each(publicReads)('%s, by its validator', async (name) => {
    const first = await asked(name)
    const etag = first.headers.get('etag')!
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await asked(name, { 'if-none-match': known, 'x-request-id': 'asked-again' })
      expect([known, again.status]).toEqual([known, 304])
      await expect(again.text()).resolves.toBe('')
      for (const header of ['etag', 'cache-control', 'vary']) {
        expect(again.headers.get(header)).toBe(first.headers.get(header))
      }
      expect(again.headers.get('x-request-id')).toBe('asked-again')
    }
    for (const unknown of ['', '"other"', 'W/"other"', etag.slice(0, -2)]) {
      expect((await asked(name, { 'if-none-match': unknown })).status).toBe(200)
    }
  })

  test.each(publicReads)(
    '%s, compressed for who takes it where that gains something',
    async (name) => {
      const plain = await asked(name)
      expect(plain.headers.get('content-encoding')).toBeNull()
      const text = await plain.text()
      const packed = await asked(name, { 'accept-encoding': 'br;q=1, gzip;q=0.5' })
      const bytes = Buffer.from(await packed.arrayBuffer())
      const isPacked = packed.headers.get('content-encoding') === 'gzip'
      expect(isPacked).toBe(Buffer.byteLength(text) > 1400)
      expect((isPacked ? gunzipSync(bytes) : bytes).toString()).toBe(text)
      for (const header of ['etag', 'vary', 'content-type']) {
        expect(packed.headers.get(header)).toBe(plain.headers.get(header))
      }
    },
  )

  const marked = publicReads.filter((name) => 'hash' in callOf(name).query.shape)

  test.each(marked)('%s is one answer for every campaign', async (name) => {
    const plain = await asked(name)
    const fields = Object.keys(callOf(name).query.shape).filter((field) =>
      /^hash$|^utm_/.test(field),
    )
    const marks = fields.map((field) => `${field}=${querySamples(name, field)!.good[0]!}`).join('&')
    const fromLink = await asked(name, {}, marks)
    expect(fromLink.headers.get('etag')).toBe(plain.headers.get('etag'))
    await expect(fromLink.text()).resolves.toBe(await plain.text())
  })

  test('new rates are another validator for everything made of them', async () => {
    const before = new Map<ServedCall, string>()
    for (const name of publicReads) before.set(name, (await asked(name)).headers.get('etag')!)
    await world.api.database.call.bumpRatesVersion()
    await world.api.deals.reload()
    // What editors say, a number of it, and how fast providers call are not made of rates. Cars in stock and the history of a
    // price are, but their validator is of what is sent, and that stayed.
    const unchanged: readonly ServedCall[] = [
      ...(['listArticles', 'getPageContents', 'getPhoneConfig', 'listResponseTimes'] as const),
      'listStockUnits',
      'getBusinessTax',
      'listRunningCosts',
      'getRangePriceHistory',
    ]
    for (const name of publicReads) {
      const again = await asked(name, { 'if-none-match': before.get(name)! })
      expect([name, again.status]).toEqual([name, unchanged.includes(name) ? 304 : 200])
    }
  })
})

describe('C-13 what is of one person is kept by nobody', () => {
  test.each(personal)('%s', async (name) => {
    const response = await asked(name, { 'if-none-match': '*', 'accept-encoding': 'gzip' })
    const isEmpty = ['postFrontError', 'postExperimentView', 'postPageVisit'].includes(name)
    expect(response.status).toBe(isEmpty ? 204 : 200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('etag')).toBeNull()
    // A secret beside what a stranger may choose is not compressed with it.
    expect(response.headers.get('content-encoding')).toBeNull()
  })
})

const ownIds = new Set<string>()
test.each(served)(
  'C-17 %s is answered with the id it was asked under, or one of its own',
  async (name) => {
    const own = await asked(name, { 'x-request-id': 'kZ3v0bWn7x2Q' })
    expect(own.headers.get('x-request-id')).toBe('kZ3v0bWn7x2Q')
    const one = (await asked(name)).headers.get('x-request-id')!
    expect(one).toMatch(/^[\w-]{16}$/)
    expect(ownIds).not.toContain(one)
    ownIds.add(one)
  },
)
