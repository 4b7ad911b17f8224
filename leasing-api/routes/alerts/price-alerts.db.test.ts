import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { offerFromWire } from '#core/contract/json/offer-from-wire.ts'
import { offerPath } from '#core/landing/offer-path.ts'
import type { Offer } from '#core/offer/offer.ts'
import { currencyInColumn } from '#core/pricing/money/currency.ts'
import { priceWatch } from '#leasing-api/alerts/price-watch.ts'
import { orderSecrets } from '#leasing-api/orders/order-secrets.ts'
import { raisedPrices } from '#leasing-api/test/books/raised-prices.ts'
import { type PlainBook, stagedBook } from '#leasing-api/test/books/rate-book-of.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { testDay } from '#leasing-api/test/environments/small-world.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

let api: ApiUnderTest
let ids: ReadonlyMap<string, number>
/** The cheapest deal of the list of everything. */
let offer: Offer
let email: string
let tests = 0

beforeAll(async () => {
  api = await apiUnderTest()
  ids = new Map(
    api.deals.current().catalogue.derivatives.map(({ id, derivative }) => [derivative.capId, id]),
  )
})
afterAll(() => api.close())
beforeEach(async () => {
  email = `Ada.${++tests}@Example.com`
  const response = await api.ask(
    '/api/derivatives/v2?rows=1&terms=36&annualMileages=8000&depositValues=6',
  )
  offer = offerFromWire(calls.listDerivatives.response.parse(await response.json()).data[0]!.offer)
})

async function send(path: string, body: object, method = 'POST') {
  // E-mails stand in the order in which they were written.
  api.wait(1000)
  const response = await api.ask(path, {
    body,
    method,
    headers: { 'x-forwarded-for': `203.0.113.${tests}` },
  })
  const answer = (await response.json()) as Record<string, unknown>
  await settled()
  return { status: response.status, answer }
}

async function settled() {
  await api.priceWatch.settled()
  await api.deliveries.settled()
}

const done = { status: 200, answer: { status: 'done' } }
const everything = '/compare-car-leasing'
const ask = (page = offerPath(offer)) => send('/api/price-alerts', { email, page })

/** What the address has got, the newest first. */
async function mail() {
  const messages = await api.database.call.listOutboxMessages({ most: 1000 })
  return messages.filter(({ recipient }) => recipient === email)
}
const subjects = async () => (await mail()).map(({ subject }) => subject)

async function linkToken(): Promise<string> {
  const [newest] = await mail()
  return /confirm=([\w-]{22})/.exec(newest!.body)![1]!
}
async function press(token: string) {
  const { status, answer } = await send('/api/price-alert-confirmations', { token })
  return { status, token: answer['token'] as string }
}
/** Asks for an alert and confirms it; gives the token of the address. */
async function watching(page?: string): Promise<string> {
  expect(await ask(page)).toEqual(done)
  return (await press(await linkToken())).token
}
const alertsOf = async (token: string) =>
  calls.getPriceAlerts.response.parse(await (await api.ask(`/api/price-alerts/${token}`)).json())
    .alerts
const change = (token: string, body: object) => send(`/api/price-alerts/${token}`, body, 'PUT')

async function activate(providerId: number, book: PlainBook) {
  const bookId = await stagedBook(api.database, providerId, book)
  const now = api.now().toISOString()
  await api.database.call.activateRateBook({ bookId, today: testDay, now })
  await api.deals.reload()
}
/** A new book of the cheapest deal's provider comes in, by so many pence dearer. */
const raise = (byPence: number) =>
  activate(offer.provider.id, raisedPrices(api.deals.current(), ids, offer.provider.id, byPence))
async function look() {
  api.priceWatch.look()
  await settled()
}
async function fall(byPence = 500) {
  await raise(-byPence)
  await look()
}
const priceNow = (byPence: number) => currencyInColumn(offer.monthlyPaymentPence + byPence)

test('W-126 to W-130 a deal is watched from a press of the e-mail’s link, and its fall is e-mailed once', async () => {
  expect(await ask()).toEqual(done)
  const [confirm, ...others] = await mail()
  expect(others).toEqual([])
  expect(confirm!.subject).toMatch(/^Confirm your price alert: \w+/)
  expect(confirm!.body).toContain('Personal lease, 36 months, 8,000 miles a year')
  // Nothing before it is confirmed.
  await fall()
  expect(await mail()).toHaveLength(1)
  const { token } = await press(await linkToken())
  const [sent] = await mail()
  expect(sent!.subject).toMatch(/^A price you watch has fallen: \w+/)
  for (const text of [
    `Price: ${priceNow(-500)} a month inc. VAT`,
    'At this price since: 20 November 2026',
    `When you asked, on 20 November 2026: ${priceNow(0)} a month inc. VAT`,
    'fees included',
    `From: ${offer.provider.name}`,
    `http://127.0.0.1:3000${offerPath(offer)}`,
    `http://127.0.0.1:3000/price-alerts?of=${token}`,
    `Stop all price alerts: http://127.0.0.1:3000/forms/stop-alerts?token=${token}`,
  ]) {
    expect(sent!.body).toContain(text)
  }
  expect(sent!.headers).toEqual({
    'List-Unsubscribe': `<http://127.0.0.1:3000/forms/stop-alerts?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  await look()
  api.wait(2 * dayMs)
  await look()
  expect(await mail(), 'the same price is no news').toHaveLength(2)
  expect(api.logged()).not.toContain(email)
})

test('W-129 one e-mail a day holds all that has fallen, and what falls later waits', async () => {
  const range = api.deals.current().derivative(offer.capId)!
  const ofRange = `${everything}?ranges=${range.manufacturer.slug}.${range.range.slug}`
  await watching()
  await watching(everything)
  await watching(ofRange)
  await fall()
  expect((await subjects())[0]).toBe('3 prices you watch have fallen')
  const [sent] = await mail()
  expect(sent!.body.match(/At this price since/g)).toHaveLength(3)
  expect(sent!.body).toContain(`http://127.0.0.1:3000${ofRange}`)
  const count = (await mail()).length
  await fall()
  api.wait(dayMs - 10_000)
  await look()
  expect(await mail(), 'a day has not gone').toHaveLength(count)
  api.wait(20_000)
  await look()
  expect(await mail()).toHaveLength(count + 1)
  expect((await mail())[0]!.body).toContain(`Price: ${priceNow(-1000)} a month`)
})

test('W-126 a rise and a fall back to the known price are no news, the first lower one is', async () => {
  await watching(everything)
  await raise(300)
  await look()
  await raise(-300)
  await look()
  expect(await subjects()).toEqual([expect.stringMatching(/^Confirm/)])
  await raise(-1)
  await look()
  expect(await mail()).toHaveLength(2)
  await raise(-2000)
  await raise(2000)
  await look()
  expect(await mail(), 'what it was between two looks was never for sale to anybody').toHaveLength(
    2,
  )
})

test('W-126 what nobody quotes waits, and its first price is news', async () => {
  const { capId, provider } = offer
  const page = `/vehicles/${capId}/offers?term=26&mileage=7000&deposit=4`
  const quoting = (pence: number | null): PlainBook => {
    const book = raisedPrices(api.deals.current(), ids, provider.id, 0)
    const id = ids.get(capId)!
    const { 'p26-7000-4-fn': _, ...rest } = book[id]!
    return { ...book, [id]: { ...rest, ...(pence !== null && { 'p26-7000-4-fn': pence }) } }
  }
  const token = await watching(page)
  expect(await alertsOf(token)).toMatchObject([{ requested: null, price: null }])
  await look()
  expect(await mail()).toHaveLength(1)
  const steps: [pence: number | null, mails: number][] = [
    [30_000, 2],
    [null, 2],
    [31_000, 2],
    [null, 2],
    [29_000, 3],
  ]
  for (const [pence, mails] of steps) {
    api.wait(dayMs)
    await activate(provider.id, quoting(pence))
    await look()
    expect(await mail(), `at ${pence}`).toHaveLength(mails)
  }
  const [, first] = await mail()
  expect(first!.body).toContain('Nothing was quoted')
})

describe('C-131 who watches what is told to nobody', () => {
  test('asked for again it is answered the same, and the e-mail says that it is watched', async () => {
    const token = await watching(everything)
    expect(await ask(`${everything}?sort=minPayment|desc&page=2`)).toEqual(done)
    const [already] = await mail()
    expect(already!.subject).toBe('You watch this price already: Your search')
    expect(already!.body).toContain(`/price-alerts?of=${token}`)
    expect(await alertsOf(token)).toHaveLength(1)
  })

  test('W-133 the twenty-first is answered the same, and the e-mail says that it is too many', async () => {
    let token = ''
    for (let at = 0; at < 20; at++) {
      api.wait(3 * hourMs)
      token = await watching(`${everything}?budgetTo=${300 + at * 10}`)
    }
    api.wait(3 * hourMs)
    expect(await ask(everything)).toEqual(done)
    expect((await subjects())[0]).toBe('Your 20 price alerts are taken')
    const [first] = await alertsOf(token)
    await change(token, { ids: [first!.id], isWatching: false })
    api.wait(3 * hourMs)
    await ask(everything)
    expect((await subjects())[0]).toBe('Confirm your price alert: Your search')
  }, 60_000)

  test('V-65 six in an hour are too many', async () => {
    for (let at = 0; at < 5; at++) expect(await ask(everything)).toEqual(done)
    const { status, answer } = await ask(everything)
    expect(status).toBe(429)
    expect(answer['message']).toBe('Too many of these have been sent. Try again later.')
    expect(await mail()).toHaveLength(5)
  })
})

test.each([
  ['another page', '/faq'],
  ['no page', ''],
  ['a car that there is not', '/vehicles/999999998/offers?term=36&mileage=8000&deposit=6'],
])('V-84 %s is nothing to watch', async (_, page) => {
  const { status, answer } = await ask(page)
  expect(status).toBe(422)
  expect(answer['errors']).toEqual({ page: ['There is nothing to watch.'] })
})

test('W-127 C-132 the newest link works, as often as it is pressed, for seven days', async () => {
  await ask(everything)
  const first = await linkToken()
  await ask(everything)
  expect((await press(first)).status).toBe(404)
  const newest = await linkToken()
  const { token } = await press(newest)
  expect((await press(newest)).token).toBe(token)
  expect(await alertsOf(token)).toHaveLength(1)
  email = `late.${tests}@example.com`
  await ask(everything)
  const late = await linkToken()
  api.wait(7 * dayMs)
  expect((await press(late)).status).toBe(404)
  await api.database.call.forgetOldAlerts({ now: api.now() })
  expect(await api.database.call.readAlerts({ email })).toEqual([])
})

describe('W-132 an alert is stopped', () => {
  test('C-133 by the token of an e-mail, one or all, and taken up again', async () => {
    const token = await watching(everything)
    await watching()
    const [list, deal] = await alertsOf(token)
    expect(list).toMatchObject({
      page: everything,
      title: 'Your search',
      price: offer.monthlyPaymentPence / 100,
      requested: offer.monthlyPaymentPence / 100,
      vat: 'inc. VAT',
      stoppedAt: null,
    })
    expect(deal!.page).toBe(offerPath(offer))
    const { answer } = await change(token, { ids: [list!.id], isWatching: false })
    expect(answer['email']).toMatch(/^A••@Example\.com$/)
    await fall()
    expect((await mail())[0]!.body).not.toContain('Your search')
    await change(token, { ids: [list!.id], isWatching: true })
    api.wait(dayMs)
    await look()
    expect((await mail())[0]!.body).toContain('Your search')
    const count = (await mail()).length
    await change(token, { isWatching: false })
    api.wait(dayMs)
    await fall()
    expect(await mail()).toHaveLength(count)
    expect((await alertsOf(token)).every(({ stoppedAt }) => stoppedAt !== null)).toBe(true)
    await change(token, { isWatching: true })
    await settled()
    expect(await mail()).toHaveLength(count + 1)
  })

  test('C-113 C-134 a token that opens nothing is 404, and what was stopped is gone after 30 days', async () => {
    const token = await watching(everything)
    const wrong = `${token}A`.slice(1)
    expect((await api.ask(`/api/price-alerts/${wrong}`)).status).toBe(404)
    expect((await change(wrong, { isWatching: false })).status).toBe(404)
    await change(token, { isWatching: false })
    api.wait(30 * dayMs)
    await api.database.call.forgetOldAlerts({ now: api.now() })
    expect(await alertsOf(token)).toHaveLength(1)
    api.wait(1)
    await api.database.call.forgetOldAlerts({ now: api.now() })
    expect(await alertsOf(token)).toEqual([])
    expect(api.logged()).not.toContain(token)
  })

  test('W-122 by leaving every list, and so are those that wait for their link', async () => {
    const token = await watching(everything)
    await ask()
    const link = await linkToken()
    await send('/api/unsubscribe', { email })
    expect((await press(link)).status).toBe(404)
    const count = (await mail()).length
    await fall()
    expect(await mail()).toHaveLength(count)
    expect(await alertsOf(token)).toMatchObject([{ stoppedAt: expect.any(String) }])
  })

  test('W-131 by its end, twelve months after it was confirmed', async () => {
    const token = await watching(everything)
    const [{ endsAt } = { endsAt: '' }] = await alertsOf(token)
    api.wait(Date.parse(endsAt) - api.now().getTime())
    await fall()
    expect(await mail()).toHaveLength(1)
  })
})

describe('W-134 of several nodes, killed or not', () => {
  const node = (database: Pick<ApiUnderTest['database'], 'call' | 'close'>) =>
    priceWatch({
      database,
      deals: api.deals,
      secrets: orderSecrets('a signing key for tests only'),
      siteUrl: 'http://127.0.0.1:3000',
      clock: api.now,
      logger: pino({ level: 'silent' }),
      onQueued: api.deliveries.deliver,
    })

  test('one sends an e-mail', async () => {
    await watching(everything)
    await raise(-500)
    const nodes = Array.from({ length: 4 }, () => node(api.database))
    for (const each of nodes) each.look()
    for (const each of nodes) await each.settled()
    await settled()
    expect(await mail()).toHaveLength(2)
  })

  test('what one did not come to another does, once', async () => {
    await watching(everything)
    await raise(-500)
    const call = {
      ...api.database.call,
      queueAlertEmail: () => Promise.reject(new Error('killed here')),
    }
    const killed = node({ ...api.database, call })
    killed.look()
    await killed.settled()
    expect(await mail()).toHaveLength(1)
    await look()
    await look()
    expect(await mail()).toHaveLength(2)
  })

  test('an alert that was stopped meanwhile takes up nobody’s day', async () => {
    const token = await watching(everything)
    const [{ id } = { id: '' }] = await alertsOf(token)
    await change(token, { isWatching: false })
    const queued = await api.database.call.queueAlertEmail({
      emailKey: email.toLowerCase(),
      told: [{ id, knownPence: offer.monthlyPaymentPence, pricePence: 1 }],
      mail: { to: email, subject: 'x', text: 'x', html: 'x' },
      pauseMs: dayMs,
      now: api.now(),
    })
    expect(queued).toBe(false)
    await change(token, { isWatching: true })
    await fall()
    expect((await subjects())[0]).toMatch(/^A price you watch has fallen/)
  })
})
