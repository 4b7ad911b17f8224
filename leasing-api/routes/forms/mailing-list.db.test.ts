import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { NewsletterMember } from '#leasing-api/adapters/mailchimp.ts'
import type { Delivery } from '#leasing-api/adapters/delivery.ts'
import { calls } from '#core/contract/calls.ts'
import { confirmedOrder, newPerson } from '#leasing-api/test/orders/confirmed-order.ts'
import { orderSecrets } from '#leasing-api/orders/order-secrets.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'

let told: NewsletterMember[] = []
let delivery: Delivery = 'taken'
let answered = Promise.resolve()
let api: ApiUnderTest
let capId: string
beforeAll(async () => {
  api = await apiUnderTest({
    sendNewsletterMember: async (member) => {
      told.push(member)
      await answered
      return delivery
    },
  })
  const response = await api.ask('/api/derivatives/v2?rows=1')
  capId = calls.listDerivatives.response.parse(await response.json()).data[0]!.capId
})
afterAll(() => api.close())

let email: string
let tests = 0
beforeEach(() => {
  email = `Ada.${++tests}@Example.com`
  told = []
  delivery = 'taken'
})

async function send(path: string, body?: object, method?: string) {
  // E-mails stand in the order in which they were written.
  api.wait(1)
  const response = await api.ask(path, {
    ...(body && { body }),
    ...(method && { method }),
    headers: { 'x-forwarded-for': `203.0.113.${tests}` },
  })
  const answer = (await response.json()) as { errors?: Record<string, string[]> }
  await api.outside.settled()
  await api.deliveries.settled()
  return { status: response.status, answer }
}

const join = (change: object = {}) =>
  send('/api/mailchimp-members', { email, firstName: 'Ada', secondName: 'Lovelace', ...change })
const watch = (change: object = {}) =>
  send('/api/landing-page-members', { capId, email, name: 'Ada Lovelace', ...change })
/** Presses the newest link that was e-mailed. */
async function pressLink() {
  const [newest] = await mail()
  const token = /confirm=([\w-]{22})/.exec(newest?.body ?? '')?.[1]
  return send('/api/list-confirmations', { token })
}
async function joined(change: object = {}) {
  await join(change)
  return pressLink()
}
const leave = () => send('/api/unsubscribe', { email })
const done = { status: 200, answer: { status: 'done' } }

async function mail() {
  const messages = await api.database.call.listOutboxMessages({ most: 1000 })
  return messages.filter(({ recipient }) => recipient.toLowerCase() === email.toLowerCase())
}

describe('C-19 who is known is told to nobody', () => {
  test('W-104 W-105 a sign-up asks by e-mail, a press of its link joins, and one click leaves', async () => {
    expect(await join()).toEqual(done)
    const [asked, ...more] = await mail()
    expect(more).toEqual([])
    expect(asked).toMatchObject({
      subject: 'Confirm that you want e-mails about our deals and news',
    })
    expect(told).toEqual([])
    expect(await pressLink()).toEqual(done)
    expect(told).toEqual([{ email, firstName: 'Ada', secondName: 'Lovelace', isSubscribed: true }])
    const [welcome] = await mail()
    expect(welcome).toMatchObject({ subject: 'You are on the list for our deals and news' })
    // One click leaves every list.
    const { 'List-Unsubscribe': leaveBy = '', ...others } = welcome!.headers!
    expect(others).toEqual({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const leaving = /^<http:\/\/127\.0\.0\.1:3000\/forms\/unsubscribe\?token=([\w-]+)>$/
    const token = leaving.exec(leaveBy)![1]
    expect(welcome!.body).toContain(leaveBy.slice(1, -1))
    // A member who signs up again is answered the same and gets nothing.
    expect(await join({ email: email.toLowerCase(), firstName: 'Somebody' })).toEqual(done)
    expect(await mail()).toHaveLength(2)
    expect(await send('/api/unsubscribe', { token })).toEqual(done)
    expect(told.at(-1)).toMatchObject({ email, isSubscribed: false })
  })

  test('W-104 C-84 asked again, the newest link works, as often as it is pressed, for seven days', async () => {
    await join()
    const first = /confirm=([\w-]{22})/.exec((await mail())[0]!.body)![1]
    api.wait(1000)
    await join()
    expect((await send('/api/list-confirmations', { token: first })).status).toBe(404)
    expect(await pressLink()).toEqual(done)
    const [, newest] = await mail()
    const token = /confirm=([\w-]{22})/.exec(newest!.body)![1]
    expect(await send('/api/list-confirmations', { token })).toEqual(done)
    expect(await mail()).toHaveLength(3)
    email = `late.${tests}@example.com`
    await join()
    api.wait(7 * 24 * 60 * 60_000)
    expect((await pressLink()).status).toBe(404)
    const { body } = (await mail())[0]!
    await api.database.call.forgetOldForms({ now: api.now() })
    expect(body).toContain('/mailing-list?confirm=')
    expect(told.map((member) => member.email)).not.toContain(email)
  })

  test('W-104 leaving ends a link that is under way', async () => {
    await join()
    await leave()
    expect((await pressLink()).status).toBe(404)
  })

  test('known and unknown addresses leave with the same answer', async () => {
    await join()
    expect(await leave()).toEqual(done)
    expect(await leave()).toEqual(done)
    email = `nobody.${tests}@example.com`
    expect(await leave()).toEqual(done)
  })

  test('C-113 V-83 the token of a link does the same, and says nothing of the address', async () => {
    await joined()
    told = []
    const token = orderSecrets('a signing key for tests only').emails.seal(email)
    expect(await send('/api/unsubscribe', { token })).toEqual(done)
    expect(told).toMatchObject([{ email, isSubscribed: false }])
    for (const wrong of ['', 'x', `${token}A`.slice(1)]) {
      const { status, answer } = await send('/api/unsubscribe', { token: wrong })
      expect(status).toBe(422)
      expect(answer.errors).toEqual({
        token: ['This link does not work any more. Type your e-mail address instead.'],
      })
    }
    expect(api.logged()).not.toContain(token)
  })

  test('the address in the path does the same', async () => {
    await joined()
    told = []
    const path = `/api/unsubscribe/${encodeURIComponent(email)}`
    expect(await send(path, undefined, 'DELETE')).toEqual(done)
    expect(told).toMatchObject([{ isSubscribed: false }])
    expect(api.logged()).not.toContain(email)
    expect(api.logged()).not.toContain(encodeURIComponent(email))
    for (const wrong of ['nobody', 'a@b@c', '%00@example.com', `${'x'.repeat(250)}@example.com`]) {
      const { status } = await send(`/api/unsubscribe/${wrong}`, undefined, 'DELETE')
      expect([404, 422]).toContain(status)
    }
  })

  test('somebody told of one car hears of it once', async () => {
    expect(await watch()).toEqual(done)
    expect((await mail())[0]!.subject).toMatch(
      /^Confirm that you want e-mails about deals on the \w+/,
    )
    await pressLink()
    expect(await watch()).toEqual(done)
    const messages = await mail()
    expect(messages).toHaveLength(2)
    expect(messages[0]!.subject).toMatch(/^You are on the list for deals on the \w+/)
    // A car's list is ours alone.
    expect(told).toEqual([])
  })

  test('a car that does not exist is refused', async () => {
    const { status, answer } = await watch({ capId: '999999999999' })
    expect(status).toBe(422)
    expect(answer.errors).toEqual({ capId: ['There is no such car.'] })
  })
})

test('who has left may come back and is written to again', async () => {
  await joined()
  await leave()
  api.wait(1000)
  await joined({ firstName: 'Augusta' })
  await expect(mail()).resolves.toHaveLength(4)
  expect(told.map(({ firstName, isSubscribed }) => [firstName, isSubscribed])).toEqual([
    ['Ada', true],
    ['Ada', false],
    ['Augusta', true],
  ])
})

test('W-104 the tick of an enquiry asks by e-mail once its code was right', async () => {
  const person = { ...newPerson(), email }
  await confirmedOrder(api, person, { subscription: true })
  await api.deliveries.settled()
  const asked = (await mail()).filter(({ subject }) => subject?.startsWith('Confirm'))
  expect(asked).toHaveLength(1)
  expect(told).toEqual([])
  const token = /confirm=([\w-]{22})/.exec(asked[0]!.body)![1]
  expect(await send('/api/list-confirmations', { token })).toEqual(done)
  expect(told).toMatchObject([{ email, firstName: person.name, isSubscribed: true }])
  email = `quiet.${tests}@example.com`
  await confirmedOrder(api, { ...newPerson(), email })
  await api.deliveries.settled()
  expect((await mail()).filter(({ subject }) => subject?.startsWith('Confirm'))).toEqual([])
})

test('leaving takes back the consent given with an order', async () => {
  const { offer } = calls.listDerivatives.response.parse(
    await (await api.ask('/api/derivatives/v2?rows=1')).json(),
  ).data[0]!
  const receipt = await api.ask('/api/orders', {
    body: {
      offerId: offer.id,
      capId,
      name: 'Ada Lovelace',
      email,
      phone: '07700 900777',
      subscription: true,
    },
  })
  const { orderRef } = calls.postOrder.response.parse(await receipt.json())
  const order = () => api.database.call.readOwnOrder({ orderRef })
  await expect(order()).resolves.toMatchObject({ isSubscribed: true })
  await leave()
  await expect(order()).resolves.toMatchObject({ isSubscribed: false })
})

test('a service that is down is told later, of the last state only', async () => {
  delivery = 'later'
  expect(await joined()).toEqual(done)
  expect(await leave()).toEqual(done)
  delivery = 'taken'
  told = []
  api.outside.deliver()
  await api.outside.settled()
  expect(told).toEqual([{ email, firstName: 'Ada', secondName: 'Lovelace', isSubscribed: false }])
  told = []
  api.outside.deliver()
  await api.outside.settled()
  expect(told).toEqual([])
})

test('nobody waits for a service, and of two changes meanwhile the last is told', async () => {
  await join()
  const { promise, resolve } = Promise.withResolvers<void>()
  answered = promise
  const token = /confirm=([\w-]{22})/.exec((await mail())[0]!.body)![1]
  for (const [path, body] of [
    ['/api/list-confirmations', { token }],
    ['/api/unsubscribe', { email }],
  ] as const) {
    expect((await api.ask(path, { body })).status).toBe(200)
  }
  resolve()
  await api.outside.settled()
  expect(told.map(({ isSubscribed }) => isSubscribed)).toEqual([true, false])
})

test('what a service refuses is not told again', async () => {
  delivery = 'refused'
  await joined()
  told = []
  api.outside.deliver()
  await api.outside.settled()
  expect(told).toEqual([])
})

test.each([
  [{ firstName: 'A' }, 'firstName', 'This field is too short please provide your name'],
  [{ secondName: '' }, 'secondName', 'This field is too short please provide your name'],
  [{ email: 'ada' }, 'email', 'Please provide a valid email address'],
  [{ email: '' }, 'email', 'Please provide a valid email address'],
])('V-44 %j is refused in the form’s own words', async (change, field, message) => {
  const { status, answer } = await join(change)
  expect(status).toBe(422)
  expect(answer.errors).toEqual({ [field]: [message] })
})
