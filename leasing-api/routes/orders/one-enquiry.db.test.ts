import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import type { WireDeal } from '#core/contract/json/wire-derivative.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'

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
  phone = `07700 900${String(++phones).padStart(3, '0')}`
})

type Answer = Record<string, unknown> & { errors: Record<string, string[]>; error_key: string }

async function send(method: string, path: string, body?: unknown) {
  const response = await api.ask(path, { method, ...(body !== undefined && { body }) })
  return { status: response.status, body: (await response.json()) as Answer }
}

async function attempt(change: object = {}) {
  const { capId, offer } = deal
  const person = { name: 'Ada Lovelace', email: 'ada@example.com', phone }
  const { status, body } = await send('POST', '/api/orders', {
    offerId: offer.id,
    capId,
    ...person,
    ...change,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return calls.postOrder.response.parse(body)
}

async function messages() {
  return api.database.call.listOutboxMessages({ most: 10_000 })
}

/** Mails of a confirmed order may still be on their way. */
const texts = async () => (await messages()).filter(({ channel }) => channel === 'sms')

async function codeOf(orderRef: string): Promise<string> {
  const text = (await messages()).find(
    (message) => message.orderRef === orderRef && message.channel === 'sms',
  )
  return /^\d{6}/.exec(text!.body)![0]
}

const confirm = async (orderRef: string) =>
  send('POST', '/api/orders/confirm', { orderRef, code: await codeOf(orderRef) })

describe('W-76 the same phone and offer twice on one day', () => {
  test('are two attempts, each with its own reference, token and code, and one order in the end', async () => {
    const first = await attempt()
    await confirm(first.orderRef)
    const second = await attempt({ name: 'Ada King', email: 'king@example.com' })
    for (const own of ['orderRef', 'shortReference', 'writeToken'] as const)
      expect(second[own]).not.toBe(first[own])
    expect(second.state).toBe('awaitingCode')
    // Its reference says nothing of the other, nor does its token open it.
    const early = await send('GET', `/api/orders/${second.orderRef}`)
    expect(early.body).toMatchObject({ orderRef: second.orderRef, confirmedAt: null })
    const foreign = await send('PUT', `/api/orders/${first.orderRef}`, {
      writeToken: second.writeToken,
      name: 'Somebody Else',
    })
    expect(foreign.status).toBe(403)

    const joined = await confirm(second.orderRef)
    expect(joined.status, JSON.stringify(joined.body)).toBe(200)
    expect(calls.confirmOrder.response.parse(joined.body)).toMatchObject({
      orderRef: first.orderRef,
      shortReference: first.shortReference,
      state: 'confirmed',
    })
    const read = await send('GET', `/api/orders/${second.orderRef}`)
    expect(read.body).toEqual(joined.body)
    const own = await api.database.call.readOwnOrder({ orderRef: first.orderRef })
    expect(own).toMatchObject({ name: 'Ada King', email: 'king@example.com' })
  })

  test('W-56 both tokens change the one order, and a code belongs to one attempt alone', async () => {
    const [first, second] = [await attempt(), await attempt({ name: 'Ada King' })]
    const strange = await send('POST', '/api/orders/confirm', {
      orderRef: first.orderRef,
      code: await codeOf(second.orderRef),
    })
    expect(strange.status).toBe(422)
    await Promise.all([confirm(first.orderRef), confirm(second.orderRef)])
    for (const { orderRef, writeToken } of [first, second]) {
      const name = `Ada ${writeToken.slice(0, 4)}`
      const changed = await send('PUT', `/api/orders/${orderRef}`, { writeToken, name })
      expect(changed.status, JSON.stringify(changed.body)).toBe(200)
      const owns = await Promise.all(
        [first, second].map((each) => api.database.call.readOwnOrder({ orderRef: each.orderRef })),
      )
      expect(owns).toMatchObject([{ name }, { name }])
    }
  })

  test('the same submission sent again after it joined is confirmed, not another text', async () => {
    const first = await attempt()
    const second = await attempt({ name: 'Ada King' })
    await confirm(first.orderRef)
    await confirm(second.orderRef)
    const before = await texts()
    await expect(attempt({ name: 'Ada King' })).resolves.toMatchObject({
      orderRef: second.orderRef,
      state: 'confirmed',
    })
    expect(await texts()).toEqual(before)
    const again = await send('POST', `/api/orders/${second.orderRef}/codes`, {})
    expect(again.status).toBe(409)
  })
})

test('W-82 a text message ends in the line that fills the code in', async () => {
  const { orderRef } = await attempt()
  const text = (await messages()).find((message) => message.orderRef === orderRef)!
  expect(text.body.split('\n').at(-1)).toBe(`@127.0.0.1 #${await codeOf(orderRef)}`)
})

test('C-77 the confirmation, the e-mail and the receipt say one short reference', async () => {
  const { orderRef, shortReference } = await attempt()
  expect(shortReference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  const { body } = await confirm(orderRef)
  expect(body).toMatchObject({ shortReference, confirmedAt: api.now().toISOString() })
  await api.deliveries.settled()
  const emails = (await messages()).filter(
    (message) => message.orderRef === orderRef && message.channel === 'email',
  )
  // To the visitor, and to the provider.
  expect(emails).toHaveLength(2)
  for (const email of emails) expect(email.body).toContain(shortReference)
  // It opens nothing.
  expect((await send('GET', `/api/orders/${shortReference}`)).status).not.toBe(200)
})
