import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest()
})
afterAll(() => api.close())

const view = async (variant: string, address = '203.0.113.1') =>
  api.ask('/api/experiment-views', { body: { variant }, headers: { 'x-forwarded-for': address } })

async function counts(from?: string) {
  const response = await api.ask(`/internal/experiment-counts${from ? `?from=${from}` : ''}`)
  const { views, orders } = calls.getExperimentCounts.response.parse(await response.json())
  const texts = (rows: { scenario: string; variant: string }[], count: (row: never) => number) =>
    rows.map((row) => `${row.scenario}=${row.variant} ${count(row as never)}`).toSorted()
  return {
    views: texts(views, (row: { views: number }) => row.views),
    orders: texts(orders, (row: { orders: number }) => row.orders),
  }
}

test('C-140 X-18 views are counted by day and variant, with nothing of who saw them', async () => {
  for (let times = 0; times < 3; times++) {
    const { status } = await view('deliverButton=on,enquiryButton=check')
    expect(status).toBe(204)
  }
  await view('enquiryButton=send')
  expect((await view('enquiryButton=other,constructor=name')).status).toBe(204)
  expect((await view('')).status).toBe(204)
  const { views } = await counts()
  expect(views).toEqual(['deliverButton=on 3', 'enquiryButton=check 3', 'enquiryButton=send 1'])
  expect(api.logged()).not.toContain('enquiryButton')
})

test('C-141 views are told from a day on, and are forgotten after 24 months', async () => {
  const dayMs = 24 * 60 * 60_000
  api.wait(dayMs)
  await view('enquiryButton=send')
  const today = api.now().toISOString().slice(0, 10)
  expect((await counts(today)).views).toEqual(['enquiryButton=send 1'])
  expect((await counts()).views).toContain('enquiryButton=send 2')
  api.wait(732 * dayMs)
  await api.database.call.forgetOldForms({ now: api.now() })
  expect((await counts()).views).toEqual([])
  expect((await api.ask('/internal/experiment-counts?from=yesterday')).status).toBe(400)
})

test('X-18 three hundred views an hour from one address', async () => {
  for (let times = 0; times < 300; times++) await view('enquiryButton=send', '203.0.113.9')
  const { status, headers } = await view('enquiryButton=send', '203.0.113.9')
  expect(status).toBe(429)
  expect(headers.get('retry-after')).toBe('3600')
})

test('C-142 X-19 confirmed orders count for the variants they say, of a PCP as well', async () => {
  const text = 'dataCaptureDrawerFb=on,enquiryButton=check'
  const lease = await offerOf('personal')
  const pcp = await offerOf('pcp')
  await confirmed('/api/orders', { ...lease, variant: text, fbclid: 'click' })
  await confirmed('/api/orders', { ...lease, variant: text })
  await confirmed('/api/orders', { ...lease, variant: 'enquiryButton=send' })
  await confirmed('/api/orders', { ...lease, variant: 'enquiryButton=other' })
  await confirmed('/api/orders', lease)
  const { offerId: pcpOfferId, capId } = pcp
  await confirmed('/api/pcp-orders', { pcpOfferId, capId, variant: text })
  // One that nobody confirmed counts for nothing.
  await place('/api/orders', { ...lease, variant: text })
  expect((await counts()).orders).toEqual([
    'dataCaptureDrawerFb=on 1',
    'enquiryButton=check 3',
    'enquiryButton=send 1',
  ])
})

async function offerOf(financeType: string) {
  const listed = await api.ask(`/api/derivatives/v2?rows=1&financeType=${financeType}`)
  const { capId, offer } = calls.listDerivatives.response.parse(await listed.json()).data[0]!
  return { capId, offerId: offer.id }
}

let phones = 0

async function place(path: string, body: object): Promise<string> {
  const phone = `07700 900${String(++phones).padStart(3, '0')}`
  const person = { name: 'Ada Lovelace', email: 'ada@example.com', phone }
  const response = await api.ask(path, { body: { ...person, ...body } })
  return calls.postOrder.response.parse(await response.json()).orderRef
}

async function confirmed(path: string, body: object): Promise<void> {
  const orderRef = await place(path, body)
  const messages = await api.database.call.listOutboxMessages({ most: 1000 })
  const text = messages.find((each) => each.orderRef === orderRef && each.channel === 'sms')!.body
  const code = /\b\d{6}\b/.exec(text)![0]
  expect((await api.ask('/api/orders/confirm', { body: { orderRef, code } })).status).toBe(200)
}
