import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { exampleDeal } from '#leasing-api/reference/example-deal.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import {
  testPassword as password,
  testPeople,
  type TestPeople,
} from '#leasing-api/test/environments/people.ts'

const dayMs = 86_400_000

let api: ApiUnderTest
let people: TestPeople
beforeAll(async () => {
  api = await apiUnderTest()
  people = testPeople(api.services)
})
afterAll(() => api.close())

/** A user with a session, and how they ask. */
async function somebody(email: string) {
  const id = await people.addUser({ email })
  const { accessToken, sessionId } = await people.openSession(id)
  const headers = { authorization: `Bearer ${accessToken}` }
  const path = `/api/users/${id}`
  return {
    id,
    get: (what: string) => api.ask(path + what, { headers }),
    send: (method: string, what: string, body: unknown) =>
      api.ask(path + what, { method, body, headers }),
    authorize: () => people.authorize(id, sessionId),
    other: async () => people.authorize(id, (await people.openSession(id)).sessionId),
  }
}
let phones = 100
/** Marks the car of an order as delivered, as its provider would. */
const deliver = (orderRef: string) =>
  api.database.call.markLead({
    orderRef,
    providerId: null,
    state: 'delivered',
    day: null,
    by: 'operator',
    now: api.now(),
  })

async function enquire(email: string): Promise<string> {
  const { offerId, capId, monthlyPayment } = exampleDeal(api.deals.current())!
  api.wait(61_000)
  const phone = `07700 900${(phones += 1)}`
  const body = {
    offerId,
    capId,
    name: 'Ada Lovelace',
    email,
    phone,
    monthlyPaymentShown: monthlyPayment,
  }
  const response = await api.ask('/api/orders', { body })
  const { orderRef } = calls.postOrder.response.parse(await response.json())
  await api.deliveries.settled()
  const text = (await api.database.call.listOutboxMessages({ most: 1000 })).find(
    (message) => message.orderRef === orderRef && message.channel === 'sms',
  )!
  const code = text.body.slice(0, 6)
  expect((await api.ask('/api/orders/confirm', { body: { orderRef, code } })).status).toBe(200)
  await api.deliveries.settled()
  return orderRef
}
const mailsTo = async (email: string) => {
  await api.deliveries.settled()
  return (await api.database.call.listOutboxMessages({ most: 1000 })).filter(
    ({ recipient, subject }) => recipient === email && subject !== 'For a test',
  )
}

test('S-73 somebody sees the enquiries of their address, how far each is and when, and nobody else’s', async () => {
  const ada = await somebody('ada@example.com')
  const grace = await somebody('grace@example.com')
  const orderRef = await enquire('Ada@example.com')
  const { data } = calls.listEnquiries.response.parse(await (await ada.get('/enquiries')).json())
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ orderRef, leaseEndsOn: null })
  const states = data[0]!.steps.map(({ state }) => state)
  expect(states.slice(0, 2)).toEqual(['awaitingCode', 'confirmed'])
  expect(data[0]!.state).toBe(states.at(-1))
  expect(await (await grace.get('/enquiries')).json()).toMatchObject({ data: [] })
})

test('C-161 names change at once, and a change of nothing else', async () => {
  const user = await somebody('names@example.com')
  const changed = await user.send('PUT', '', { lastName: 'King', leaseReminders: true })
  expect(await changed.json()).toEqual({ emailSentTo: null, leaseReminders: true })
  const me = (await user.get('')).json()
  expect(await me).toMatchObject({ firstName: 'Ada', lastName: 'King', email: 'names@example.com' })
})

test('S-69 C-162 another address needs the password again, holds once its link is pressed, and the old one is told', async () => {
  const user = await somebody('old@example.com')
  const change = { email: 'new@example.com' }
  expect((await user.send('PUT', '', change)).status).toBe(422)
  // Of another session of the same user.
  const other = await user.other()
  expect((await user.send('PUT', '', { ...change, authorizationToken: other })).status).toBe(422)
  const authorizationToken = await user.authorize()
  const sent = await user.send('PUT', '', { ...change, authorizationToken })
  expect(await sent.json()).toMatchObject({ emailSentTo: 'new@example.com' })
  expect(await (await user.get('')).json()).toMatchObject({ email: 'old@example.com' })
  const [mail] = await mailsTo('new@example.com')
  const token = /registration\/([\w-]+)/.exec(mail!.body)![1]
  expect((await mailsTo('old@example.com'))[0]!.subject).toContain('to be changed')
  const confirm = () => api.ask(`/api/users/${token}/confirm`, { method: 'PUT', body: {} })
  expect((await confirm()).status).toBe(200)
  expect((await confirm()).status).toBe(404)
  expect(await (await user.get('')).json()).toMatchObject({ email: 'new@example.com' })
  const logIn = (email: string) => api.ask('/api/login', { body: { email, password } })
  expect([
    (await logIn('old@example.com')).status,
    (await logIn('new@example.com')).status,
  ]).toEqual([422, 200])
})

test('C-162 the password holds for five minutes', async () => {
  const user = await somebody('late@example.com')
  const authorizationToken = await user.authorize()
  api.wait(300_000)
  // The access token as well has a while to go.
  expect((await user.send('POST', '/data-exports', { authorizationToken })).status).toBe(422)
})

test('C-163 a device’s shortlist joins that of the account, newest first, each once', async () => {
  const user = await somebody('saved@example.com')
  const id = (capId: number) => `7-${capId}-p36-8000-9-fn`
  const join = async (...caps: number[]) =>
    (await user.send('POST', '/saved-deals', { deals: caps.map(id) })).json()
  expect(await join(1, 2)).toEqual({ deals: [1, 2].map(id) })
  expect(await join(3, 1)).toEqual({ deals: [3, 1, 2].map(id) })
  expect(await join()).toEqual({ deals: [3, 1, 2].map(id) })
  const both = await Promise.all([join(4), join(5)])
  expect(both.flatMap((each) => (each as { deals: string[] }).deals)).toContain(id(4))
  const replaced = await user.send('PUT', '/saved-deals', { deals: [id(9)] })
  expect(await replaced.json()).toEqual({ deals: [id(9)] })
  expect(await join()).toEqual({ deals: [id(9)] })
})

test('C-164 S-66 an export holds everything about somebody, and what was done to their account', async () => {
  const user = await somebody('export@example.com')
  await enquire('export@example.com')
  const authorizationToken = await user.authorize()
  const response = await user.send('POST', '/data-exports', { authorizationToken })
  const data = calls.postDataExport.response.parse(await response.json())
  expect(data.account).toMatchObject({ email: 'export@example.com', firstName: 'Ada' })
  expect(data.enquiries[0]).toMatchObject({ name: 'Ada Lovelace', email: 'export@example.com' })
  expect(data.log.map(({ action }) => action)).toEqual([
    'registered',
    'loggedIn',
    'passwordConfirmed',
    'exported',
  ])
  expect(JSON.stringify(data)).not.toMatch(/scrypt|passwordHash/)
})

test('C-165 an erasure leaves nothing of somebody but the note that it was done', async () => {
  const email = 'gone@example.com'
  const user = await somebody(email)
  const orderRef = await enquire(email)
  await api.ask('/api/contact', { body: { name: 'Ada Lovelace', email, body: 'Hello' } })
  await api.ask('/api/price-alerts', { body: { email, page: '/pcp' } })
  await api.deliveries.settled()
  const mails = await mailsTo(email)
  const link = /price-alerts\?confirm=([\w-]{22})/
  const [, token] = link.exec(mails.find(({ body }) => link.test(body))!.body)!
  await api.ask('/api/price-alert-confirmations', { body: { token } })
  expect(await api.database.call.readAlerts({ email })).toHaveLength(1)
  const authorizationToken = await user.authorize()
  expect((await user.send('POST', '/erasures', { authorizationToken })).status).toBe(200)
  expect((await user.get('')).status).toBe(401)
  expect((await api.ask(`/api/orders/${orderRef}`)).status).toBe(404)
  expect(await mailsTo(email)).toEqual([])
  expect(await api.database.call.readAlerts({ email })).toEqual([])
  expect((await api.ask('/api/login', { body: { email, password } })).status).toBe(422)
  const { log } = await api.database.call.exportOwnRecords({
    id: user.id,
    emailKey: email,
    audit: { at: api.now(), actor: user.id, action: 'exported', subject: user.id },
  })
  expect(log.map(({ action }) => action)).toContain('erased')
  expect(await api.database.call.readOwnEnquiries({ emailKey: email })).toEqual([])
})

test('C-186 S-76 an account has the price alerts and saved searches of its address, and of no other', async () => {
  const email = 'watching@example.com'
  const user = await somebody('Watching@example.com')
  const other = await somebody('elsewhere@example.com')
  const page = '/compare-car-leasing'
  await api.ask('/api/price-alerts', { body: { email, page } })
  const [mail] = await mailsTo(email)
  const token = /price-alerts\?confirm=([\w-]{22})/.exec(mail!.body)![1]
  await api.ask('/api/price-alert-confirmations', { body: { token } })
  const search = {
    ...{ type: 'car', manufacturerId: 'ford', rangeId: 'puma', financeType: 'personal' },
    ...{ userName: 'Ada Lovelace', userEmail: email, userPhone: '07700 900999' },
  }
  await api.ask('/api/customer-forms', { body: search })

  const read = async (response: Response) => calls.getWatched.response.parse(await response.json())
  const watched = await read(await user.get('/watched'))
  expect(watched.priceAlerts).toMatchObject([{ page, isWatching: true, isCredit: false }])
  expect(watched.savedSearches).toMatchObject([{ title: 'Ford Puma', terms: 'Personal lease.' }])
  expect(await read(await other.get('/watched'))).toEqual({ priceAlerts: [], savedSearches: [] })

  const [alert] = watched.priceAlerts
  const [saved] = watched.savedSearches
  const ids = [alert!.id]
  const { hash } = saved!
  // Somebody else's are not theirs to change.
  await other.send('PUT', '/price-alerts', { ids, isWatching: false })
  await other.send('POST', '/saved-search-removals', { hash })
  expect(await read(await user.get('/watched'))).toEqual(watched)

  const stopped = await read(await user.send('PUT', '/price-alerts', { ids, isWatching: false }))
  expect(stopped.priceAlerts).toMatchObject([{ isWatching: false, stoppedAt: expect.any(String) }])
  const again = await read(await user.send('PUT', '/price-alerts', { isWatching: true }))
  expect(again.priceAlerts).toMatchObject([{ isWatching: true }])
  const removed = await read(await user.send('POST', '/saved-search-removals', { hash }))
  expect(removed.savedSearches).toEqual([])
  expect((await api.ask(`/api/customer-forms/${hash}`)).status).toBe(404)
})

test('S-74 who asked for it is reminded six, three and one months before a lease ends, once of several nodes', async () => {
  const email = 'driver@example.com'
  const user = await somebody(email)
  const orderRef = await enquire(email)
  await deliver(orderRef)
  const { data } = calls.listEnquiries.response.parse(await (await user.get('/enquiries')).json())
  const endsOn = data[0]!.leaseEndsOn!
  const run = () =>
    api.database.call.queueLeaseReminders({ now: api.now(), siteUrl: 'http://127.0.0.1:3000' })
  const waitUntil = (days: number) =>
    api.wait(Date.parse(endsOn) - days * dayMs - api.now().getTime())
  await user.send('PUT', '', { leaseReminders: true })
  waitUntil(200)
  expect(await run()).toBe(0)
  waitUntil(180)
  const nodes = await Promise.all([run(), run(), run()])
  expect(nodes.reduce((sum, queued) => sum + queued)).toBe(1)
  for (const days of [90, 89, 30, 10]) {
    waitUntil(days)
    await run()
  }
  api.services.deliveries.deliver()
  const subjects = (await mailsTo(email)).map(({ subject }) => subject)
  for (const left of ['six months', 'three months', 'one month'])
    expect(subjects.filter((subject) => subject === `Your lease ends in ${left}`)).toHaveLength(1)
})

test('S-74 nobody is reminded who did not ask for it', async () => {
  const user = await somebody('quiet@example.com')
  await deliver(await enquire('quiet@example.com'))
  const { data } = calls.listEnquiries.response.parse(await (await user.get('/enquiries')).json())
  const now = new Date(Date.parse(data[0]!.leaseEndsOn!) - 30 * dayMs)
  const siteUrl = 'http://127.0.0.1:3000'
  expect(await api.database.call.queueLeaseReminders({ now, siteUrl })).toBe(0)
})

test('S-67 what has ended is removed', async () => {
  const user = await somebody('ended@example.com')
  const { refreshToken } = await people.openSession(user.id)
  await api.database.call.forgetOldAccounts({ now: new Date(api.now().getTime() + 31 * dayMs) })
  expect((await api.ask('/api/refresh', { body: { refreshToken } })).status).toBe(401)
  const authorizationToken = await user.authorize()
  expect((await user.send('POST', '/data-exports', { authorizationToken })).status).toBe(401)
})
