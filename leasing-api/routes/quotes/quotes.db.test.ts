import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { exampleDeal } from '#leasing-api/reference/example-deal.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'

const dayMs = 24 * 60 * 60_000

let api: ApiUnderTest
let offerId: string
let pcpOfferId: string
beforeAll(async () => {
  api = await apiUnderTest()
  const deal = exampleDeal(api.deals.current())!
  offerId = deal.offerId
  pcpOfferId = deal.pcpOfferId
})
afterAll(() => api.close())

const save = (body: unknown, address = '203.0.113.1') =>
  api.ask('/api/quotes', { body, headers: { 'x-forwarded-for': address } })

async function savedRef(id = offerId, address?: string): Promise<string> {
  const response = await save({ offerId: id }, address)
  return calls.postQuote.response.parse(await response.json()).quoteRef
}

test.each(['lease', 'PCP'])(
  'C-80 a %s is saved as it is quoted, and says of nobody',
  async (kind) => {
    const id = kind === 'PCP' ? pcpOfferId : offerId
    const { offer: quoted } = calls.getOffer.response.parse(
      await (await api.ask(`/api/offers/${id}`)).json(),
    )
    const quoteRef = await savedRef(id)
    expect(quoteRef).toMatch(/^[\w-]{22}$/)
    const response = await api.ask(`/api/quotes/${quoteRef}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const quote = calls.getQuote.response.parse(await response.json())
    expect(quote.offer).toEqual(quoted)
    expect(quote.vehicle.capId).toBe(quoted.capId)
    expect(quote.feesText).toContain('fee')
    expect(Date.parse(quote.expiresAt) - Date.parse(quote.createdAt)).toBe(30 * dayMs)
  },
)

test.each([
  ['an offer that nobody makes', { offerId: '3-999999999-p36-8000-6-fn' }, 404],
  ['no offer id', { offerId: 'x' }, 400],
  ['nothing', {}, 400],
])('C-80 %s is no quote', async (_, body, status) => {
  expect((await save(body)).status).toBe(status)
})

test('C-81 a quote runs out after 30 days, its figures go, and a year later so does its address', async () => {
  const quoteRef = await savedRef()
  const statusNow = async () => (await api.ask(`/api/quotes/${quoteRef}`)).status
  const forget = () => api.database.call.forgetOldQuotes({ now: api.now() })
  api.wait(30 * dayMs - 1)
  await forget()
  expect(await statusNow()).toBe(200)
  api.wait(1)
  // Before the sweep has come round as after it.
  expect(await statusNow()).toBe(410)
  await forget()
  const response = await api.ask(`/api/quotes/${quoteRef}`)
  expect(response.status).toBe(410)
  expect(await response.text()).toContain('a quote lasts 30 days')
  expect(await api.database.call.readQuote({ quoteRef, now: new Date(0) })).toEqual({
    kind: 'expired',
  })
  api.wait(365 * dayMs + 1)
  await forget()
  expect(await statusNow()).toBe(404)
})

test('C-82 sixty quotes an hour from one address', async () => {
  const address = '203.0.113.77'
  for (let at = 0; at < 60; at++) await savedRef(offerId, address)
  const refused = await save({ offerId }, address)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect((await save({ offerId }, '203.0.113.78')).status).toBe(200)
})
