import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { campaignFields } from '#core/attribution/campaign-fields.ts'
import { calls } from '#core/contract/calls.ts'
import { poundsToPence } from '#core/contract/json/money.ts'
import type { WireOffer } from '#core/contract/json/wire-offer.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { testDay } from '#leasing-api/test/environments/small-world.ts'
import { pcpOffersOfBook } from '#leasing-api/test/oracles/pcp-offers-of-book.ts'

let api: ApiUnderTest
let capId: string
let pcp: WireOffer
let lease: WireOffer
beforeAll(async () => {
  api = await apiUnderTest()
  const listed = await api.ask('/api/derivatives/v2?rows=1&financeType=pcp')
  const deal = calls.listDerivatives.response.parse(await listed.json()).data[0]!
  capId = deal.capId
  pcp = deal.offer
  const offers = await api.ask(`/api/derivatives/${capId}/offers?rows=1`)
  lease = calls.listOffers.response.parse(await offers.json()).data[0]!
})
afterAll(() => api.close())

let phone: string
let phones = 0
beforeEach(() => {
  phone = `07700 900${String(++phones).padStart(3, '0')}`
})

type Answer = Record<string, unknown> & { errors: Record<string, string[]>; error_key: string }

async function send(method: string, path: string, body: unknown, headers = {}) {
  const response = await api.ask(path, { method, body, headers })
  return { status: response.status, body: (await response.json()) as Answer }
}

const order = (change: object = {}, headers: Record<string, string> = {}) =>
  send(
    'POST',
    '/api/pcp-orders',
    { pcpOfferId: pcp.id, capId, name: 'Ada Lovelace', email: 'ada@example.com', phone, ...change },
    headers,
  )

async function codesOf(orderRef: unknown): Promise<string[]> {
  const messages = await api.database.call.listOutboxMessages({ most: 1000 })
  return messages
    .filter((message) => message.orderRef === orderRef && message.channel === 'sms')
    .map(({ body }) => /\b\d{6}\b/.exec(body)![0])
}

test('W-35 a PCP is ordered with a code, like a lease, and confirmed', async () => {
  const receipt = await order({ utm_source: 'news', monthlyPaymentShown: pcp.monthlyPayment })
  expect(receipt.status, JSON.stringify(receipt.body)).toBe(200)
  const { orderRef } = calls.postPcpOrder.response.parse(receipt.body)
  const [code] = await codesOf(orderRef)
  const confirmed = await send('POST', '/api/orders/confirm', { orderRef, code })
  expect(calls.confirmOrder.response.parse(confirmed.body)).toMatchObject({
    state: 'confirmed',
    offer: pcp,
    vehicle: { capId },
  })
})

test('D-46 the e-mail after it and what is kept of its fees name the final payment and the fee apart', async () => {
  const { body } = await order({})
  const { orderRef } = calls.postPcpOrder.response.parse(body)
  const [code] = await codesOf(orderRef)
  await send('POST', '/api/orders/confirm', { orderRef, code })
  await api.deliveries.settled()
  const messages = await api.database.call.listOutboxMessages({ most: 1000 })
  const email = messages.find(
    (message) => message.orderRef === orderRef && message.recipient === 'ada@example.com',
  )
  const money = (pounds: number) => pounds.toLocaleString('en-GB', { minimumFractionDigits: 2 })
  for (const words of [
    `Optional final payment: £${money(pcp.pcp!.optionalFinalPayment)}`,
    `Total payable if you buy it: £${money(pcp.totalCost)}`,
    `${pcp.pcp!.apr.toFixed(1)}% APR representative`,
    `Term: ${pcp.term} months`,
    'Representative example: cash price £',
    `An option-to-purchase fee of £${money(pcp.processingFee)} is due with the optional final payment`,
  ]) {
    expect(email?.body).toContain(words)
  }
  expect(email?.body).not.toMatch(/processing fee|In total/)
})

test('A-01 all that an address says of where a visitor came from is kept with the order', async () => {
  const campaign = Object.fromEntries(campaignFields.map((field) => [field, `a ${field}`]))
  const { body } = await order({ ...campaign, hash: 'none' })
  const { orderRef } = calls.postPcpOrder.response.parse(body)
  await expect(api.database.call.readOwnOrder({ orderRef })).resolves.toMatchObject({
    attribution: {
      given: { ...campaign, hash: 'none' },
      derived: { source: 'a utm_source', medium: 'a utm_medium', campaign: 'a utm_campaign' },
    },
  })
})

test('A-04 a click that was paid for is known for a PCP too', async () => {
  const { body } = await order({ gclid: 'Cj0KCQ' })
  const { orderRef } = calls.postPcpOrder.response.parse(body)
  await expect(api.database.call.readOwnOrder({ orderRef })).resolves.toMatchObject({
    attribution: { derived: { source: 'google', medium: 'cpc' } },
  })
})

test.each([
  [{ pcpOfferId: 'nonsense' }, 400, 'pcpOfferId', expect.any(String)],
  [{ capId: '1' }, 422, 'capId', 'The offer is not of this car.'],
  [{ name: '' }, 422, 'name', 'This field is required'],
  [{ email: 'ada@' }, 422, 'email', 'This field must be valid email'],
  [{ phone: '0300 123 4567' }, 422, 'phone', expect.stringContaining('Oops')],
])('%j is refused', async (change, status, field, message) => {
  const answer = await order(change)
  expect(answer.status).toBe(status)
  expect(answer.body.errors).toEqual({ [field]: [message] })
})

test('a lease is no PCP', async () => {
  const answer = await order({ pcpOfferId: lease.id })
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toEqual({ pcpOfferId: ['The offer is no PCP.'] })
})

test('a PCP that nobody quotes any more is 404, another price is 409', async () => {
  const gone = await order({ pcpOfferId: `999-${capId}-c36-8000-2000` })
  expect(gone.status).toBe(404)
  expect(gone.body.errors).toEqual({ pcpOfferId: ['This deal is no longer offered.'] })
  const changed = await order({ monthlyPaymentShown: pcp.monthlyPayment - 1 })
  expect(changed.status).toBe(409)
  expect(changed.body['monthlyPayment']).toBe(pcp.monthlyPayment)
})

test.each([
  ['with a key', { 'idempotency-key': 'one-press' }],
  ['without one', {}],
])('eight identical posts %s make one order and one text', async (_, headers) => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => order({}, headers)))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]!.status).toBe(200)
  await expect(codesOf(answers[0]!.body['orderRef'])).resolves.toHaveLength(1)
})

describe('with the customer form that led here', () => {
  const kept = async () => {
    const { body } = await send('POST', '/api/customer-forms', {
      type: 'similar',
      userName: 'Grace Hopper',
      userEmail: `grace.${phones}@example.com`,
      userPhone: phone,
    })
    return calls.postCustomerForm.response.parse(body).hash
  }
  const personOf = async (answer: { body: Answer }) => {
    const orderRef = answer.body['orderRef'] as string
    const own = await api.database.call.readOwnOrder({ orderRef })
    return own && { name: own.name, email: own.email, phoneE164: own.phoneE164 }
  }
  const stored = () => ({
    name: 'Grace Hopper',
    email: `grace.${phones}@example.com`,
    phoneE164: `+44${phone.replace(/\D/g, '').slice(1)}`,
  })

  test('W-27 what was left empty or masked keeps its stored value', async () => {
    const hash = await kept()
    const empty = await order({ hash, name: '', email: '', phone: '' })
    await expect(personOf(empty)).resolves.toEqual(stored())
    const masked = { email: 'g••@example.com', phone: `•••••••••${phone.slice(-3)}` }
    const again = await order({ hash, name: 'Grace Hopper', ...masked })
    expect(again.body['orderRef']).toBe(empty.body['orderRef'])
  })

  test('W-27 what was written over counts', async () => {
    const hash = await kept()
    const typed = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '07700 900999' }
    const answer = await order({ hash, ...typed })
    await expect(personOf(answer)).resolves.toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phoneE164: '+447700900999',
    })
  })

  test.each(['A'.repeat(22), 'x'])('a hash of nobody (%s) fills in nothing', async (hash) => {
    const { status, body } = await order({ hash, name: '', email: '', phone: '' })
    expect(status).toBe(422)
    expect(Object.keys(body.errors).toSorted()).toEqual(['email', 'name', 'phone'])
  })
})

// Last, since it replaces a provider's book and lets a day pass.
test('W-32 the price shown is taken for a day after a newer book; W-33 a repetition always', async () => {
  const { call } = api.database
  const { derivatives } = await call.readCatalogue()
  const { id } = derivatives.find(({ derivative }) => derivative.capId === capId)!
  const books = await call.readActiveBooks({ today: null })
  const book = books.find(({ kind, providerId }) => kind === 'pcp' && providerId === pcp.brandId)!
  const old = (await pcpOffersOfBook(call, book.id)).filter(
    ({ derivativeId }) => derivativeId === id,
  )
  const shown = { monthlyPaymentShown: pcp.monthlyPayment }
  const key = { 'idempotency-key': 'before-the-change' }
  const first = await order(shown, key)

  const bookId = await call.stageRateBook({
    providerId: pcp.brandId,
    kind: 'pcp',
    origin: 'imported',
    createdAt: api.now().toISOString(),
    checkedAt: api.now().toISOString(),
    validUntil: '2027-01-31',
  })
  const dearer = old.map((offer) => ({
    ...offer,
    monthlyPaymentPence: offer.monthlyPaymentPence + 1000,
  }))
  await call.addPcpOffers({ bookId, offers: dearer })
  await call.activateRateBook({ bookId, today: testDay, now: api.now().toISOString() })
  await api.deals.reload()

  phone = '07700 900801'
  const taken = await order(shown)
  expect(taken.status, JSON.stringify(taken.body)).toBe(200)
  const response = await api.ask(`/api/orders/${taken.body['orderRef'] as string}`)
  const { offer } = calls.getOrder.response.parse(await response.json())
  expect({ ...offer, checkedAt: '', validUntil: '' }).toEqual({
    ...pcp,
    checkedAt: '',
    validUntil: '',
  })
  phone = '07700 900802'
  expect((await order({ monthlyPaymentShown: pcp.monthlyPayment - 1 })).status).toBe(409)

  api.wait(24 * 60 * 60 * 1000 + 1)
  const late = await order(shown)
  expect(late.status).toBe(409)
  expect(poundsToPence(late.body['monthlyPayment'] as number)).toBe(
    poundsToPence(pcp.monthlyPayment) + 1000,
  )
  phone = `07700 900${String(phones).padStart(3, '0')}`
  expect(await order(shown, key)).toEqual(first)
})
