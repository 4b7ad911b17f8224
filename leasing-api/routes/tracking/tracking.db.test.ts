import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import type { Delivery } from '#leasing-api/adapters/delivery.ts'
import type { Conversion } from '#leasing-api/queries/forms/conversions.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'

let told: Conversion[] = []
let delivery: Delivery = 'taken'
let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest({
    sendConversion: async (event) => {
      told.push(event)
      return delivery
    },
  })
})
afterAll(() => api.close())

let tests = 0
beforeEach(() => {
  tests += 1
  told = []
  delivery = 'taken'
})

type Answer = { errors?: Record<string, string[]>; error_key?: string }

async function post(path: string, body: unknown = {}) {
  const response = await api.ask(path, {
    body,
    headers: { 'x-forwarded-for': `203.0.113.${tests}`, 'user-agent': 'Firefox' },
  })
  const answer = (response.status === 204 ? {} : await response.json()) as Answer
  await api.outside.settled()
  return { status: response.status, answer, headers: response.headers }
}

describe('conversions', () => {
  const event = () => ({
    eventId: `Event0000000000000${String(tests).padStart(3, '0')}`,
    eventName: 'Lead',
    referer: 'https://www.larkway.example/vehicles/1/get-this-deal?order=secret#x',
    fbp: 'fb.1.1.2',
    fbc: 'fb.1.1.3',
  })
  const pending = () => api.database.call.readPendingConversions({ since: new Date(0), most: 100 })

  test('A-22 an event is kept and told once, its page without query and hash', async () => {
    const { status, answer } = await post('/api/fb-convert', event())
    expect(status).toBe(200)
    expect(calls.postConversion.response.parse(answer)).toEqual({ status: 'done' })
    await post('/api/fb-convert', event())
    expect(told).toEqual([
      {
        ...event(),
        referer: 'https://www.larkway.example/vehicles/1/get-this-deal',
        createdAt: api.now(),
        clientAddress: `203.0.113.${tests}`,
        userAgent: 'Firefox',
      },
    ])
    await expect(pending()).resolves.toEqual([])
    expect(api.logged()).not.toContain('secret')
  })

  test('the fields may stand in the address; the body comes first', async () => {
    const search = new URLSearchParams({ ...event(), eventName: 'PageView' })
    await post(`/api/fb-convert?${search.toString()}`, { eventName: 'Lead' })
    expect(told).toMatchObject([{ eventId: event().eventId, eventName: 'Lead' }])
  })

  test('a network that is down is told later, but not after seven days', async () => {
    delivery = 'later'
    await post('/api/fb-convert', event())
    await expect(pending()).resolves.toHaveLength(1)
    api.wait(7 * 24 * 60 * 60_000)
    told = []
    api.outside.deliver()
    await api.outside.settled()
    expect(told).toEqual([])
    api.wait(1)
    await api.database.call.forgetOldForms({ now: api.now() })
    await expect(pending()).resolves.toMatchObject([
      { clientAddress: null, userAgent: null, fbp: '', fbc: '' },
    ])
  })

  test.each([
    [{ eventId: '' }, 'eventId'],
    [{ eventName: null }, 'eventName'],
    [{ eventName: 'x'.repeat(65) }, 'eventName'],
    [{ fbp: 'x'.repeat(201) }, 'fbp'],
    [{ fbc: 'x'.repeat(501) }, 'fbc'],
    [{ referer: 'x'.repeat(2001) }, 'referer'],
  ])('%j is refused', async (change, field) => {
    const { status, answer } = await post('/api/fb-convert', { ...event(), ...change })
    expect(status).toBe(400)
    expect(Object.keys(answer.errors!)).toEqual([field])
    expect(told).toEqual([])
  })

  test('three hundred an hour from one address', async () => {
    const send = (at: number) => post('/api/fb-convert', { ...event(), eventId: `${tests}-${at}` })
    for (let at = 0; at < 300; at++) expect((await send(at)).status).toBe(200)
    const { status, headers } = await send(300)
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toBe('3600')
  })
})

describe('front errors', () => {
  const failure = (change: object = {}) => ({
    method: 'POST',
    url: '/api/orders?email=ada@example.com&page=2',
    request: JSON.stringify({ name: 'Ada', phone: '07700 900123', offerId: '7-1-p36-8000-9-fn' }),
    response: '{"message":"write to ada@example.com or 020 7946 0018"}',
    responseCode: 500,
    requestCode: 'kZ3v0bWn7x2Q',
    ...change,
  })
  const stored = () => api.database.call.listFrontErrors({ most: 100 })

  test('C-26 a failure is kept with nothing personal, whatever a browser sends', async () => {
    const { status } = await post('/api/front-errors', failure())
    expect(status).toBe(204)
    const [kept] = await stored()
    expect(kept).toMatchObject({
      method: 'POST',
      url: '/api/orders?email=[removed]&page=2',
      responseCode: 500,
      requestCode: 'kZ3v0bWn7x2Q',
    })
    expect(JSON.parse(kept!.request)).toEqual({
      name: '[removed]',
      phone: '[removed]',
      offerId: '7-1-p36-8000-9-fn',
    })
    for (const secret of ['ada@', '07700 900123', '7700900123', '7946 0018']) {
      expect(JSON.stringify(kept)).not.toContain(secret)
      expect(api.logged()).not.toContain(secret)
    }
  })

  test.each([
    [String.raw`"\u0000"`, ''],
    [String.raw`{"a":"\u0000\ud800"}`, '{"a":"\ufffd"}'],
    [`@  ${'😀'.repeat(998)}`, `[removed]  ${'😀'.repeat(994)}`],
  ])('C-62 what no database keeps is left out of %j', async (request, kept) => {
    expect((await post('/api/front-errors', failure({ request }))).status).toBe(204)
    expect((await stored())[0]!.request).toBe(kept)
  })

  test('one that says nothing is taken as well', async () => {
    expect((await post('/api/front-errors')).status).toBe(204)
  })

  test.each([
    [{ method: 'x'.repeat(11) }, 'method'],
    [{ url: 'x'.repeat(501) }, 'url'],
    [{ request: 'x'.repeat(2001) }, 'request'],
    [{ response: 'x'.repeat(2001) }, 'response'],
    [{ requestCode: 'x'.repeat(65) }, 'requestCode'],
    [{ responseCode: 1000 }, 'responseCode'],
    [{ responseCode: -1 }, 'responseCode'],
    [{ responseCode: 'x' }, 'responseCode'],
  ])('C-27 %j is too much', async (change, field) => {
    const { status, answer } = await post('/api/front-errors', failure(change))
    expect(status).toBe(400)
    expect(Object.keys(answer.errors!)).toEqual([field])
  })

  test('sixty an hour from one address, and kept for thirty days', async () => {
    for (let at = 0; at < 60; at++) {
      expect((await post('/api/front-errors', failure())).status).toBe(204)
    }
    expect((await post('/api/front-errors', failure())).status).toBe(429)
    api.wait(30 * 24 * 60 * 60_000)
    await api.database.call.forgetOldForms({ now: api.now() })
    expect((await stored()).length).toBeGreaterThan(0)
    api.wait(1)
    await api.database.call.forgetOldForms({ now: api.now() })
    await expect(stored()).resolves.toEqual([])
  })
})
