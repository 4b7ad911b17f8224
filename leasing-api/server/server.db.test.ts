import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { publishedCalls } from '../reference/reference-pages.ts'
import { apiUnderTest, type ApiUnderTest } from '../test/environments/api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest()
})
afterAll(() => api.close())

describe('caching', () => {
  const path = '/api/derivatives/v2?rows=3&fuelTypes[]=petrol&fuelTypes[]=electric'

  test('a public answer may be kept and asked for again by its validator', async () => {
    const first = await api.ask(path)
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=30, stale-while-revalidate=300',
    )
    const etag = first.headers.get('etag')!
    expect(etag).toMatch(/^W\/"\d+-[A-Za-z0-9_-]{16}"$/)
    const again = await api.ask(path, { headers: { 'if-none-match': `"other", ${etag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(etag)
  })

  test('the same question in other words has the same validator', async () => {
    const [one, other] = await Promise.all([
      api.ask(path),
      api.ask(
        '/api/derivatives/v2?unknown=1&fuelType=electric&fuelType=petrol&rows=3&page=1&stock=',
      ),
    ])
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'))
  })

  test('new rates are a new validator', async () => {
    const before = (await api.ask(path)).headers.get('etag')!
    await api.database.call.bumpRatesVersion()
    await api.deals.reload()
    const after = await api.ask(path, { headers: { 'if-none-match': before } })
    expect(after.status).toBe(200)
    expect(after.headers.get('etag')).not.toBe(before)
  })

  test('large answers are compressed for who takes it, small ones never', async () => {
    const packed = await api.ask(path, { headers: { 'accept-encoding': 'br, gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toBe('Accept-Encoding')
    const text = gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()
    expect(text).toBe(await (await api.ask(path)).text())
    const refused = await api.ask(path, { headers: { 'accept-encoding': 'gzip;q=0' } })
    expect(refused.headers.get('content-encoding')).toBeNull()
    const small = await api.ask('/api/derivatives/v2?manufacturers=nobody', {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(small.headers.get('content-encoding')).toBeNull()
  })
})

describe('C-52 C-53 requests that cannot be answered', () => {
  test.each([
    ['GET', '/api/nowhere', 404, 'errors.notFound'],
    ['GET', '/api/derivatives/v2/', 404, 'errors.notFound'],
    ['GET', '/api/derivatives/%E0%A4%A', 404, 'errors.notFound'],
    ['GET', '/api/orders/short', 404, 'errors.notFound'],
    ['DELETE', '/api/orders', 405, 'errors.methodNotAllowed'],
    ['POST', '/api/derivatives/v2', 405, 'errors.methodNotAllowed'],
  ])('%s %s is %d', async (method, path, status, key) => {
    const response = await api.ask(path, { method })
    expect(response.status).toBe(status)
    await expect(response.json()).resolves.toMatchObject({
      error_key: key,
      requestId: response.headers.get('x-request-id'),
    })
  })

  test.each([
    ['a broken body', '{"offerId":', 'application/json', 400, 'errors.badBody'],
    ['bytes that are no text', '\ud800', 'text/plain', 415, 'errors.badBody'],
    ['a form', 'name=Ada', 'application/x-www-form-urlencoded', 415, 'errors.badBody'],
    ['a list', '[]', 'application/json', 400, 'errors.badParameter'],
    [
      'too much',
      JSON.stringify({ name: 'x'.repeat(70_000) }),
      'application/json',
      413,
      'errors.bodyTooLarge',
    ],
    ['nothing', '', 'application/json', 400, 'errors.badParameter'],
  ])('%s is refused', async (_, body, type, status, key) => {
    const response = await api.ask('/api/orders', { body, headers: { 'content-type': type } })
    expect(response.status).toBe(status)
    await expect(response.json()).resolves.toMatchObject({ error_key: key })
  })

  test('a request id that is one is given back, anything else replaced', async () => {
    const own = await api.ask('/api/nowhere', { headers: { 'x-request-id': 'abc-DEF_123' } })
    expect(own.headers.get('x-request-id')).toBe('abc-DEF_123')
    const bad = await api.ask('/api/nowhere', {
      headers: { 'x-request-id': '<script>alert</script>' },
    })
    expect(bad.headers.get('x-request-id')).toMatch(/^[A-Za-z0-9_-]{16}$/)
  })
})

describe('pages', () => {
  test('health tells the version served', async () => {
    const response = await api.ask('/healthz')
    await expect(response.json()).resolves.toEqual({
      status: 'ready',
      ratesVersion: api.deals.current().ratesVersion,
    })
  })

  test('the reference names every published call, with answers from the data, and nothing inline', async () => {
    const response = await api.ask('/docs')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await response.text()
    for (const name of Object.keys(calls)) {
      expect(page.includes(`id="${name}"`), name).toBe(Object.hasOwn(publishedCalls, name))
    }
    expect(page).toContain('&quot;ratesVersion&quot;')
    expect(page).not.toMatch(/<script|<style|style=|error_key&quot;: &quot;errors.notFound/)
  })

  test('the OpenAPI document is served', async () => {
    await expect((await api.ask('/openapi.json')).json()).resolves.toMatchObject({
      openapi: '3.1.0',
    })
  })

  test('the outbox is for somebody at this machine only', async () => {
    expect((await api.ask('/outbox')).status).toBe(200)
    expect((await api.ask('/outbox', { from: '203.0.113.7' })).status).toBe(404)
    expect(
      (await api.ask('/outbox', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status,
    ).toBe(404)
    expect((await api.ask('/outbox', { headers: { host: 'evil.example' } })).status).toBe(404)
  })

  test('C-55 C-57 form drafts are for the site alone, and hold no secrets', async () => {
    const draft = {
      form: 'enquiry',
      values: { name: 'A', writeToken: 'w' },
      errors: { name: ['errors.minLength'] },
    }
    const kept = await api.ask('/internal/form-drafts', { body: draft })
    const { id } = (await kept.json()) as { id: string }
    expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/)
    await expect((await api.ask(`/internal/form-drafts/${id}`)).json()).resolves.toEqual(draft)
    const outside = { headers: { 'x-forwarded-for': '203.0.113.7' } }
    expect((await api.ask(`/internal/form-drafts/${id}`, outside)).status).toBe(404)
    expect((await api.ask(`/internal/form-drafts/${id}`, { from: '203.0.113.7' })).status).toBe(404)
    const secret = await api.ask('/internal/form-drafts', {
      body: { ...draft, values: { code: '123456' } },
    })
    expect(secret.status).toBe(400)
    await expect(secret.json()).resolves.toMatchObject({
      errors: { code: ['Leave this field out of a draft.'] },
    })
    api.wait(30 * 60_000 - 1)
    expect((await api.ask(`/internal/form-drafts/${id}`)).status).toBe(200)
    api.wait(1)
    expect((await api.ask(`/internal/form-drafts/${id}`)).status).toBe(404)
  })
})
