import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { retryPausesMinutes } from '#core/leads/retry.ts'
import type { Delivery } from '#leasing-api/adapters/delivery.ts'
import type { OutgoingLead } from '#leasing-api/adapters/lead-webhook.ts'
import type { OutgoingEmail } from '#leasing-api/adapters/outgoing-email.ts'
import { resendLeads } from '#leasing-api/operator/leads/lead-commands.ts'
import { openDatabase } from '#leasing-api/db/open-database.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import {
  askAs,
  codeOf,
  confirmedOrder,
  confirmOrder,
  newPerson,
  type Person,
  placedOrder,
} from '#leasing-api/test/orders/confirmed-order.ts'
import { deliveryQueue } from './delivery-queue.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

let api: ApiUnderTest
let person: Person
let outcome: Delivery
let emails: OutgoingEmail[] = []
let posts: OutgoingLead[] = []
const take = async (email: OutgoingEmail) => {
  emails.push(email)
  return outcome
}
beforeAll(async () => {
  api = await apiUnderTest({}, undefined, {
    sendEmail: take,
    sendToOutbox: take,
    sendLeadWebhook: async (lead) => {
      posts.push(lead)
      return outcome
    },
  })
})
afterAll(() => api.close())
beforeEach(() => {
  untilWednesday()
  person = newPerson()
  outcome = 'taken'
  emails = []
  posts = []
})
afterEach(async () => {
  // What a test leaves waiting is nothing of the next one.
  outcome = 'refused'
  api.wait(dayMs)
  await send()
})

/** Lets time pass to ten on the next Wednesday, when every provider is open. */
function untilWednesday() {
  const now = api.now()
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 10)
  const days = (3 - now.getUTCDay() + 7) % 7 || 7
  api.wait(today + days * dayMs - now.getTime())
}

async function send() {
  api.deliveries.deliver()
  await api.deliveries.settled()
}

const leads = () => emails.filter(({ to }) => to.startsWith('leads@'))
const change = (orderRef: string, body: object) =>
  askAs(api, person, `/api/orders/${orderRef}`, body, 'PUT')
const steps = async (orderRef: string) => {
  const listed = await api.database.call.readLeads({ most: 1000, isDeadOnly: false })
  return listed.find((lead) => lead.orderRef === orderRef)!
}

test('W-91 W-200 a confirmed enquiry reaches its provider and its visitor once', async () => {
  const { orderRef } = await confirmedOrder(api, person, { message: 'Is blue there?' })
  await send()
  await send()
  expect(emails.map(({ to }) => to).toSorted()).toEqual([
    person.email,
    expect.stringMatching(/^leads@.*\.example$/),
  ])
  const [lead] = leads()
  expect(lead!.replyTo).toBe(person.email)
  for (const text of [person.name, person.email, '+447400', 'Is blue there?', 'a month inc. VAT']) {
    expect(lead!.text).toContain(text)
    expect(lead!.html).toContain(text)
  }
  expect(lead!.text).toContain(`/admin/leads/${orderRef}`)
  expect(lead!.html).toContain(`/admin/leads/${orderRef}"`)
  expect(lead!.messageId).toMatch(/^<[\w-]{36}@127\.0\.0\.1>$/)
  const { deliveries, steps: reached } = await steps(orderRef)
  expect(deliveries.every(({ sentAt }) => sentAt !== null)).toBe(true)
  expect(
    reached.map(({ state, reachedBy }) => [state, reachedBy]),
    'W-99',
  ).toEqual([
    ['awaitingCode', 'visitor'],
    ['confirmed', 'visitor'],
    ['sent', 'leasing API'],
  ])
})

test('C-83 W-98 an order says how far it is on its way to its provider', async () => {
  const handover = async (orderRef: string) =>
    (await askAs(api, person, `/api/orders/${orderRef}`)).body['handover']
  outcome = 'later'
  const { orderRef } = await confirmedOrder(api, person)
  await send()
  const triedAgain = new Date(api.now().getTime() + minuteMs).toISOString()
  expect(await handover(orderRef)).toEqual({ state: 'trying', at: triedAgain })
  api.wait(minuteMs)
  outcome = 'taken'
  await send()
  expect(await handover(orderRef)).toEqual({ state: 'sent', at: api.now().toISOString() })
  person = newPerson()
  const other = await placedOrder(api, person)
  expect(await handover(other.orderRef)).toBeNull()
})

test('W-93 W-94 it is tried again after a minute, as it was and under one Message-ID', async () => {
  outcome = 'later'
  const { orderRef, writeToken } = await confirmedOrder(api, person)
  await send()
  expect(leads()).toHaveLength(1)
  await change(orderRef, { writeToken, postcode: 'LS1 4AB' })
  outcome = 'taken'
  api.wait(minuteMs - 1)
  await send()
  expect(leads()).toHaveLength(1)
  api.wait(1)
  await send()
  // The change follows by itself, since the first try may have arrived. Rule W-95.
  // Both are due, and are sent at once.
  const [first, ...others] = leads()
  const [changed, ...more] = others.filter(({ messageId }) => messageId !== first!.messageId)
  expect([others.length, more]).toEqual([2, []])
  expect(others).toContainEqual(first)
  expect(changed!.subject).toContain('Change to enquiry')
  expect(changed!.text).toContain('Postcode: LS1 4AB')
})

test('W-93 W-100 what is never taken is dead after a day, and can be sent again as it was', async () => {
  outcome = 'later'
  const { orderRef } = await confirmedOrder(api, person)
  await send()
  for (const pause of [...retryPausesMinutes, 24 * 60]) {
    api.wait(pause * minuteMs)
    await send()
  }
  expect(leads()).toHaveLength(11)
  expect(new Set(leads().map(({ messageId }) => messageId)).size).toBe(1)
  const dead = await api.database.call.readLeads({ most: 1000, isDeadOnly: true })
  expect(dead.find((lead) => lead.orderRef === orderRef)!.deliveries).toContainEqual(
    expect.objectContaining({
      kind: 'lead',
      sentAt: null,
      deadReason: 'The other side did not take it in 24 hours.',
    }),
  )
  expect(api.logged()).toContain('A delivery is dead.')
  expect(api.logged()).not.toContain(person.email)
  outcome = 'taken'
  const resend = async (reference: string) => {
    const context = { database: api.database, dataFolder: '', now: api.now() }
    const result = await resendLeads(context, { reference })
    return result.lines
  }
  const reference = (await steps(orderRef)).shortReference.toLowerCase()
  expect(await resend(reference)).toEqual(['2 deliveries are due again.'])
  expect(await resend(orderRef)).toEqual([expect.stringContaining('is dead')])
  await send()
  expect(leads()).toHaveLength(12)
  expect(leads()[11]).toEqual(leads()[0])
  expect((await steps(orderRef)).deliveries.map(({ sentAt }) => sentAt)).not.toContain(null)
})

test('W-100 what is refused is dead at once', async () => {
  outcome = 'refused'
  const { orderRef } = await confirmedOrder(api, person)
  await send()
  api.wait(60 * minuteMs)
  await send()
  expect(leads()).toHaveLength(1)
  expect((await steps(orderRef)).deliveries.map(({ deadReason }) => deadReason)).toEqual([
    'The other side refused it.',
    'The other side refused it.',
  ])
})

describe('W-92 a provider that is closed', () => {
  test('gets its lead when it opens, with what was said meanwhile', async () => {
    // At midnight between Friday and Saturday.
    api.wait(2 * dayMs + 14 * 60 * minuteMs)
    const { orderRef, writeToken } = await confirmedOrder(api, person)
    await send()
    expect(emails.map(({ to }) => to)).toEqual([person.email])
    const callBack = { callTime: 'other', otherCallTime: 'After six', postcode: 'M1 1AE' }
    expect((await change(orderRef, { writeToken, ...callBack })).status).toBe(200)
    api.wait(3 * dayMs)
    await send()
    expect(leads()).toHaveLength(1)
    expect(leads()[0]!.text).toContain('Call back: After six')
    expect(leads()[0]!.text).toContain('Postcode: M1 1AE')
  })
})

test('W-96 an order that waits for its code again is sent once that is right', async () => {
  outcome = 'later'
  const { orderRef, writeToken } = await confirmedOrder(api, person)
  await send()
  const sent = leads().length
  outcome = 'taken'
  api.wait(31_000)
  const phone = `${person.phone.slice(0, -4)}${String(9999 - Number(person.phone.slice(-4)))}`
  expect((await change(orderRef, { writeToken, phone })).status).toBe(200)
  api.wait(10 * minuteMs - 1)
  await send()
  expect(leads()).toHaveLength(sent)
  await askAs(api, person, `/api/orders/${orderRef}/codes`, {})
  await confirmOrder(api, person, orderRef)
  api.wait(minuteMs)
  await send()
  expect(leads().at(-1)!.text).toContain(`+44${phone.replaceAll(' ', '').slice(1)}`)
})

test('W-101 a provider with a webhook gets the lead there too, under a key of its own', async () => {
  const [provider] = (await api.database.call.readProviders()).filter(({ id }) => id === 15)
  const url = 'https://crm.example/leads'
  const all = await api.database.call.readProviders()
  const providers = all.map(({ activeBookId: _, activePcpBookId: __, ...details }) => details)
  await api.database.call.upsertProviders({
    providers: providers.map((each) => ({ ...each, leadWebhookUrl: url })),
  })
  outcome = 'later'
  await confirmedOrder(api, person)
  await send()
  outcome = 'taken'
  api.wait(minuteMs)
  await send()
  await api.database.call.upsertProviders({ providers })
  expect(posts).toHaveLength(2)
  expect(posts[0]).toEqual(posts[1])
  expect(posts[0]).toMatchObject({ url, provider: expect.any(String) })
  expect(posts[0]!.body).toMatchObject({
    id: posts[0]!.id,
    type: 'lead.confirmed',
    customer: { name: person.name, email: person.email, isPhoneConfirmed: true },
  })
  expect(provider).toBeDefined()
})

test('W-94 a try that was cut off is made again after its lease, under the same key', async () => {
  const { orderRef } = await confirmedOrder(api, person)
  await api.deliveries.settled()
  emails = []
  const other = newPerson()
  outcome = 'later'
  await confirmedOrder(api, other)
  await api.deliveries.settled()
  outcome = 'taken'
  const lost = leads()[0]!.messageId
  api.wait(minuteMs)
  // Another node claims it and is killed.
  const claimed: string[] = []
  for (;;) {
    const next = await api.database.call.claimDelivery({ now: api.now(), leaseMs: 30_000 })
    if (!next) break
    claimed.push(next.delivery.id)
  }
  expect(claimed.some((id) => lost.includes(id))).toBe(true)
  emails = []
  await send()
  expect(emails).toEqual([])
  api.wait(30_000)
  await send()
  expect(leads().map(({ messageId }) => messageId)).toEqual([lost])
  expect(orderRef).toBeTruthy()
})

test('C-61 what was sent is forgotten after 30 days', async () => {
  const { orderRef } = await confirmedOrder(api, person)
  await send()
  expect(await codeOf(api, orderRef)).toHaveLength(6)
  api.wait(31 * dayMs)
  await api.database.call.forgetOldOrders({ now: api.now() })
  expect(await api.database.call.listDeliveries({ orderRefs: [orderRef] })).toEqual([])
  expect((await steps(orderRef)).steps.map(({ state }) => state)).toContain('sent')
})

test('W-91 two nodes share one queue, and each delivery is made by one of them', async () => {
  outcome = 'later'
  for (let order = 0; order < 12; order++) await confirmedOrder(api, newPerson())
  await send()
  emails = []
  outcome = 'taken'
  api.wait(minuteMs)
  // On PostgreSQL with connections of its own; PGlite has one, which they share.
  const { databaseUrl } = api.database
  const database =
    databaseUrl === null ? api.database : await openDatabase({ databaseUrl, folder: null })
  const other = deliveryQueue(
    { sendEmail: take, sendToOutbox: take, sendLeadWebhook: async () => 'taken' },
    {
      database,
      isDemonstration: () => true,
      content: { storefronts: async () => [] },
      siteUrl: 'http://127.0.0.1:3000',
      clock: api.now,
      logger: pino({ level: 'silent' }),
    },
  )
  for (const queue of [api.deliveries, other]) queue.deliver()
  await Promise.all([api.deliveries.settled(), other.settled()])
  if (database !== api.database) await database.close()
  expect(emails).toHaveLength(24)
  expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(24)
})
