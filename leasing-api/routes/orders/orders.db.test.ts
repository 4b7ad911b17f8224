import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { campaignFields } from '#core/attribution/campaign-fields.ts'
import { calls } from '#core/contract/calls.ts'
import type { WireDeal } from '#core/contract/json/wire-derivative.ts'
import { wrongCodeText } from '#core/wizard/code-refusal.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { stagedBook } from '#leasing-api/test/books/rate-book-of.ts'
import { testDay } from '#leasing-api/test/environments/small-world.ts'

let api: ApiUnderTest
let deal: WireDeal
beforeAll(async () => {
  api = await apiUnderTest()
  const response = await api.ask('/api/derivatives/v2?rows=1')
  deal = calls.listDerivatives.response.parse(await response.json()).data[0]!
})
afterAll(() => api.close())

let phone: string
let phones = 0
beforeEach(() => {
  // Numbers kept free for drama. Each test has its own, since limits are counted by number.
  phone = `07700 900${String(++phones).padStart(3, '0')}`
})

type Answer = Record<string, unknown> & { errors: Record<string, string[]>; error_key: string }

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await api.ask(path, { body, headers })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer,
  }
}

function enquiry(change: object = {}) {
  return {
    offerId: deal.offer.id,
    capId: deal.capId,
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone,
    ...change,
  }
}

const order = (change: object = {}, headers: Record<string, string> = {}) =>
  post('/api/orders', enquiry(change), headers)

async function placed(change: object = {}): Promise<string> {
  const { status, body } = await order(change)
  expect(status, JSON.stringify(body)).toBe(200)
  return body['orderRef'] as string
}

async function messagesOf(orderRef: string) {
  const response = await api.ask('/outbox', { headers: { accept: 'application/json' } })
  const { messages } = (await response.json()) as {
    messages: {
      orderRef: string
      channel: string
      to: string
      body: string
      subject: string | null
    }[]
  }
  return messages.filter((message) => message.orderRef === orderRef)
}

async function codesOf(orderRef: string): Promise<string[]> {
  const texts = (await messagesOf(orderRef)).filter(({ channel }) => channel === 'sms')
  return texts.map(({ body }) => /\b\d{6}\b/.exec(body)![0])
}

const confirm = (orderRef: string, code: string) => post('/api/orders/confirm', { orderRef, code })

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('W-97 an enquiry is placed, its code arrives, and the right code confirms it', async () => {
  const receipt = await order({ utm_source: 'news', gclid: 'g1', subscription: true })
  expect(receipt.status).toBe(200)
  expect(receipt.headers.get('cache-control')).toBe('no-store')
  expect(calls.postOrder.response.parse(receipt.body)).toMatchObject({ state: 'awaitingCode' })
  const orderRef = receipt.body['orderRef'] as string
  expect(orderRef).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(receipt.body).toMatchObject({ orderCode: orderRef, orderId: orderRef })
  expect(receipt.body['codeSentTo']).toMatch(/^•+\d{3}$/)

  const [code] = await codesOf(orderRef)
  const confirmed = await confirm(orderRef, ` ${code!.slice(0, 3)} ${code!.slice(3)} `)
  expect(confirmed.status).toBe(200)
  expect(calls.confirmOrder.response.parse(confirmed.body)).toMatchObject({
    state: 'confirmed',
    offer: deal.offer,
    vehicle: { capId: deal.capId },
    ratesVersion: api.deals.current().ratesVersion,
  })
  const email = (await messagesOf(orderRef)).find(({ to }) => to === 'ada@example.com')
  expect(email?.body).toContain(orderRef)
  // The small world's prices are a demonstration's.
  expect(email?.body).toContain('goes to nobody')
  expect(email?.body).not.toContain('in touch')
})

test('A-01 what brought a visitor, and whether we may write, are kept with the enquiry', async () => {
  const marks = [...campaignFields, 'gaToken', 'sskey', 'variant', 'hash']
  const given = Object.fromEntries(marks.map((field) => [field, `a ${field}`]))
  const read = (orderRef: string) => api.database.call.readOwnOrder({ orderRef })
  await expect(read(await placed({ ...given, subscription: true }))).resolves.toMatchObject({
    attribution: {
      given,
      derived: { source: 'a utm_source', medium: 'a utm_medium', campaign: 'a utm_campaign' },
    },
    isSubscribed: true,
  })
  // Nobody is taken to agree who does not say so.
  phone = '07700 900888'
  await expect(read(await placed())).resolves.toMatchObject({
    attribution: { given: {} },
    isSubscribed: false,
  })
})

test.each([
  [{ 'x-larkway-storefront': 'oakmoney' }, 'oakmoney'],
  [{ 'x-larkway-storefront': 'Oak Money' }, null],
  [{}, null],
])('L-79 an order sent with %j keeps the storefront %j', async (headers, storefront) => {
  const { body } = await order({}, headers)
  const kept = await api.database.call.readOwnOrder({ orderRef: body['orderRef'] as string })
  expect(kept).toMatchObject({ attribution: { storefront } })
})

test('C-54 reading an order shows no person, and neither does the log', async () => {
  const orderRef = await placed({
    name: 'Grace Hopper',
    email: 'grace@example.com',
    message: 'Call after six',
  })
  const response = await api.ask(`/api/orders/${orderRef}`)
  const text = await response.text()
  expect(calls.getOrder.response.parse(JSON.parse(text)).offer).toEqual(deal.offer)
  const [code] = await codesOf(orderRef)
  await confirm(orderRef, wrong(code!))
  await confirm(orderRef, code!)
  const digits = phone.replace(/\D/g, '').slice(1)
  for (const secret of ['Grace', 'grace@', digits, 'after six']) {
    expect(text).not.toContain(secret)
    expect(api.logged()).not.toContain(secret)
  }
  for (const secret of [orderRef, code!]) expect(api.logged()).not.toContain(secret)
})

test.each([
  [{ name: '' }, 422, 'name', 'This field is required'],
  [{ email: 'ada@' }, 422, 'email', 'This field must be valid email'],
  [
    { phone: '0300 123 4567' },
    422,
    'phone',
    'Oops - it looks as though the phone number you entered is invalid. Please try again.',
  ],
  [{ capId: '1' }, 422, 'capId', 'The offer is not of this car.'],
  [{ offerId: 'nonsense' }, 400, 'offerId', 'An offer id looks like 7-1234567-p36-8000-9-fn.'],
  [{ message: 'x'.repeat(2001) }, 400, 'message', expect.any(String)],
])('C-52 %j is refused', async (change, status, field, message) => {
  const { status: actual, body } = await order(change)
  expect(actual).toBe(status)
  expect(Object.keys(body.errors)).toEqual([field])
  expect(body.errors[field]?.[0]).toEqual(message)
})

test('C-52 an offer that nobody quotes any more is 404', async () => {
  const offerId = `999-${deal.capId}-p36-8000-6-fn`
  const { status, body } = await order({ offerId })
  expect(status).toBe(404)
  expect(body.errors['offerId']).toEqual(['This deal is no longer offered.'])
})

test('C-52 a price that has changed since it was shown is 409 with the new price', async () => {
  const { status, body } = await order({ monthlyPaymentShown: deal.offer.monthlyPayment - 1 })
  expect(status).toBe(409)
  expect(body).toMatchObject({
    error_key: 'errors.priceChanged',
    monthlyPayment: deal.offer.monthlyPayment,
  })
  expect(body.errors['monthlyPaymentShown']?.[0]).toContain(deal.offer.monthlyPayment.toFixed(2))
  expect((await order({ monthlyPaymentShown: deal.offer.monthlyPayment })).status).toBe(200)
})

describe('sent twice', () => {
  test.each([
    ['with a key', { 'idempotency-key': 'one-press' }],
    ['without one', {}],
  ])(
    'eight identical posts %s make one order, one text and the same answer',
    async (_, headers) => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => order({}, headers)))
      for (const answer of answers) {
        expect(answer.status).toBe(200)
        expect(answer.body).toEqual(answers[0]!.body)
      }
      await expect(codesOf(answers[0]!.body['orderRef'] as string)).resolves.toHaveLength(1)
    },
  )

  test('a key that was used for something else is 409', async () => {
    const headers = { 'idempotency-key': 'another-press' }
    expect((await order({}, headers)).status).toBe(200)
    const { status, body } = await order({ name: 'Somebody Else' }, headers)
    expect(status).toBe(409)
    expect(body.error_key).toBe('errors.idempotencyConflict')
  })

  test('without a key, a mended name or a later hour is another enquiry', async () => {
    const first = await placed()
    expect(await placed({ name: 'Ada King' })).not.toBe(first)
    api.wait(60 * 60_000)
    expect(await placed()).not.toBe(first)
  })
})

describe('codes', () => {
  test('W-79 a wrong one says Try again and how many tries are left, the fifth ends it, and then the right one is too late', async () => {
    const orderRef = await placed()
    const [code] = await codesOf(orderRef)
    for (let guess = 1; guess <= 4; guess++) {
      const { status, body } = await confirm(orderRef, wrong(code!))
      expect(status).toBe(422)
      expect(body.error_key).toBe('errors.tryAgain')
      expect(body.errors).toEqual({ code: [wrongCodeText(5 - guess)] })
    }
    for (const last of [wrong(code!), code!]) {
      const { status, body } = await confirm(orderRef, last)
      expect(status).toBe(422)
      expect(body.error_key).toBe('errors.codeEnded')
      expect(body.errors['code']?.[0]).toContain('Ask for a new one')
    }
    api.wait(31_000)
    expect((await post(`/api/orders/${orderRef}/codes`, {})).status).toBe(200)
    expect((await confirm(orderRef, (await codesOf(orderRef))[0]!)).status).toBe(200)
  })

  test('what cannot be a code costs no guess', async () => {
    const orderRef = await placed()
    for (const typed of ['12345', 'abcdef', '1234567', '١٢٣٤٥٦', '', '   ']) {
      expect((await confirm(orderRef, typed)).status).toBe(422)
    }
    expect((await confirm(orderRef, (await codesOf(orderRef))[0]!)).status).toBe(200)
  })

  test('it works for ten minutes', async () => {
    const orderRef = await placed()
    api.wait(10 * 60_000)
    const { status, body } = await confirm(orderRef, (await codesOf(orderRef))[0]!)
    expect(status).toBe(422)
    expect(body.error_key).toBe('errors.codeExpired')
  })

  test('of a hundred right ones at once exactly one is accepted', async () => {
    const orderRef = await placed()
    const [code] = await codesOf(orderRef)
    const answers = await Promise.all(Array.from({ length: 100 }, () => confirm(orderRef, code!)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(99)
    const again = await confirm(orderRef, code!)
    expect(again.body.error_key).toBe('errors.confirmed')
    // One to the visitor and one to the provider.
    expect((await messagesOf(orderRef)).filter(({ channel }) => channel === 'email')).toHaveLength(
      2,
    )
  })

  test("one order's code does not open another", async () => {
    const [first, second] = [await placed(), await placed({ name: 'Ada King' })]
    const [code] = await codesOf(first)
    if ((await codesOf(second))[0] === code) return // one in a million
    expect((await confirm(second, code!)).status).toBe(422)
  })

  test('a new one comes after thirty seconds and replaces the old', async () => {
    const orderRef = await placed()
    const [old] = await codesOf(orderRef)
    const soon = await post(`/api/orders/${orderRef}/codes`, {})
    expect(soon.status).toBe(429)
    expect(soon.body.error_key).toBe('errors.codeWait')
    expect(soon.headers.get('retry-after')).toBe('30')
    api.wait(30_000)
    const sent = await post(`/api/orders/${orderRef}/codes`, {})
    expect(calls.postOrderCode.response.parse(sent.body).codeSentTo).toMatch(/^•+\d{3}$/)
    const [latest] = await codesOf(orderRef)
    if (latest !== old) expect((await confirm(orderRef, old!)).status).toBe(422)
    expect((await confirm(orderRef, latest!)).status).toBe(200)
    const late = await post(`/api/orders/${orderRef}/codes`, {})
    expect(late.status).toBe(409)
  })

  test('five an hour and ten a day for one phone, over all its orders', async () => {
    const orderRef = await placed()
    const resend = async () => {
      api.wait(31_000)
      return post(`/api/orders/${orderRef}/codes`, {})
    }
    for (let sent = 2; sent <= 5; sent++) expect((await resend()).status).toBe(200)
    const sixth = await resend()
    expect(sixth.status).toBe(429)
    expect(sixth.body.error_key).toBe('errors.codeLimit')
    expect((await order({ name: 'Ada King' })).status).toBe(429)
    api.wait(60 * 60_000)
    for (let sent = 6; sent <= 10; sent++) expect((await resend()).status).toBe(200)
    api.wait(60 * 60_000)
    expect((await resend()).status).toBe(429)
    api.wait(24 * 60 * 60_000)
    expect((await resend()).status).toBe(200)
  })

  test('an address has its ceiling too, believed through the site only', async () => {
    api.wait(48 * 60 * 60_000)
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const statuses: number[] = []
    for (let sent = 0; sent < 61; sent++) {
      statuses.push((await order({ phone: `07700 900${500 + sent}` }, headers)).status)
    }
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses[60]).toBe(429)
    const elsewhere = { 'x-forwarded-for': '203.0.113.8' }
    expect((await order({ phone: '07700 900600' }, elsewhere)).status).toBe(200)
    const response = await api.ask('/api/orders', {
      body: enquiry({ phone: '07700 900601' }),
      headers: { 'x-forwarded-for': '203.0.113.7' },
      from: '198.51.100.1',
    })
    expect(response.status).toBe(200)
  })

  test.each([
    ['/api/orders/confirm', { orderRef: 'A'.repeat(22), code: '123456' }],
    [`/api/orders/${'A'.repeat(22)}/codes`, {}],
  ])('an order nobody has is 404 at %s', async (path, body) => {
    expect((await post(path, body)).status).toBe(404)
  })
})

// Last, since it replaces a provider's book and lets a day pass.
test('W-53 W-32 an order keeps its deal after a newer book; the price shown is taken for a day', async () => {
  const earlier = await placed()
  const kept = await api.database.call.readOrder({ orderRef: earlier })
  const { call } = api.database
  const { derivatives } = await call.readCatalogue()
  const { id } = derivatives.find(({ derivative }) => derivative.capId === deal.capId)!
  const { brandId, monthlyPayment } = deal.offer
  const key = deal.offer.id.slice(`${brandId}-${deal.capId}-`.length)
  const dearer = Math.round(monthlyPayment * 100) + 1000
  const bookId = await stagedBook(api.database, brandId, { [id]: { [key]: dearer } })
  await call.activateRateBook({ bookId, today: testDay, now: api.now().toISOString() })
  await api.deals.reload()

  expect(api.deals.current().ratesVersion).toBeGreaterThan(kept!.ratesVersion)
  expect(await api.database.call.readOrder({ orderRef: earlier })).toEqual(kept)
  expect(kept!.snapshot).toMatchObject({
    offer: deal.offer,
    vehicle: { capId: deal.capId },
    feesText: expect.any(String),
    monthlyPaymentShownPence: Math.round(monthlyPayment * 100),
  })

  const orderRef = await placed({ monthlyPaymentShown: monthlyPayment })
  const stored = calls.getOrder.response.parse(
    await (await api.ask(`/api/orders/${orderRef}`)).json(),
  )
  expect(stored.offer).toMatchObject({
    monthlyPayment,
    totalCost: deal.offer.totalCost,
    processingFee: deal.offer.processingFee,
  })
  expect((await order({ monthlyPaymentShown: monthlyPayment - 1 })).status).toBe(409)

  api.wait(24 * 60 * 60 * 1000 + 1)
  const late = await order({ monthlyPaymentShown: monthlyPayment })
  expect(late.status).toBe(409)
  expect(late.body['monthlyPayment']).toBe(dearer / 100)
})
