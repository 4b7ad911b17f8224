import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { corsaPersonal36 } from '#core/fixtures/offers.ts'
import { corsaSummary } from '#core/fixtures/vehicles.ts'
import type { Database } from '#leasing-api/db/database.ts'
import { openTestDatabase } from '#leasing-api/test/databases/test-database.ts'
import {
  newCode,
  newOrders,
  newsLink,
  orderStart as start,
} from '#leasing-api/test/orders/new-order.ts'
import type { LimitClaim } from '../limits/limits.ts'
import type { NewOrder } from './place-order.ts'

const newOrder = newOrders(corsaPersonal36, corsaSummary)

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const after = (ms: number) => new Date(start.getTime() + ms)

async function placed(): Promise<NewOrder> {
  const order = newOrder()
  await database.call.placeOrder({ order, code: newCode(), limits: [], now: start })
  return order
}

const limit = (key: string, most: number): LimitClaim => ({
  name: 'test',
  key,
  rules: [{ windowMs: 1000, most }],
})

describe('placing', () => {
  test('eight at once under one key make one order', async () => {
    const idempotencyKey = randomUUID()
    const results = await Promise.all(
      Array.from({ length: 8 }, () =>
        database.call.placeOrder({
          order: newOrder({ idempotencyKey }),
          code: newCode(),
          limits: [],
          now: start,
        }),
      ),
    )
    const known = results.filter((result) => result.kind === 'known')
    expect(results.filter((result) => result.kind === 'placed')).toHaveLength(1)
    expect(known).toHaveLength(7)
    expect(new Set(known.map(({ order }) => order.orderRef)).size).toBe(1)
    expect(known[0]?.order.codeExpiresAt).toEqual(after(600_000))
  })

  test('refused by a limit, nothing is stored and no other limit is used up', async () => {
    const [free, full] = [randomUUID(), randomUUID()]
    const place = (limits: LimitClaim[], now = start) => {
      const order = newOrder()
      const placing = database.call.placeOrder({ order, code: newCode(), limits, now })
      return placing.then((result) => ({ order, result }))
    }
    await place([limit(full, 1)])
    const { order, result } = await place([limit(free, 1), limit(full, 1)], after(400))
    expect(result).toEqual({ kind: 'limited', refusal: { name: 'test', retryAfterMs: 600 } })
    await expect(database.call.readOrder({ orderRef: order.orderRef })).resolves.toBeNull()
    await expect(place([limit(free, 1)], after(500))).resolves.toMatchObject({
      result: { kind: 'placed' },
    })
    await expect(place([limit(full, 1)], after(1001))).resolves.toMatchObject({
      result: { kind: 'placed' },
    })
  })

  test('twenty at once do not pass a limit of five', async () => {
    const key = randomUUID()
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        database.call.placeOrder({
          order: newOrder(),
          code: newCode(),
          limits: [limit(key, 5)],
          now: start,
        }),
      ),
    )
    expect(results.filter(({ kind }) => kind === 'placed')).toHaveLength(5)
  })
})

describe('guessing', () => {
  const guess = (orderRef: string, now = after(1000)) =>
    database.call.claimGuess({ orderRef, most: 5, now })

  test('a thousand at once get five', async () => {
    const { orderRef } = await placed()
    const results = await Promise.all(Array.from({ length: 1000 }, () => guess(orderRef)))
    expect(results.filter(({ kind }) => kind === 'claimed')).toHaveLength(5)
    expect(results.filter(({ kind }) => kind === 'ended')).toHaveLength(995)
  })

  test('a code works for ten minutes', async () => {
    const { orderRef } = await placed()
    await expect(guess(orderRef, after(599_999))).resolves.toMatchObject({ kind: 'claimed' })
    await expect(guess(orderRef, after(600_000))).resolves.toEqual({ kind: 'expired' })
  })

  test('a new code takes the place of the old one', async () => {
    const { orderRef } = await placed()
    for (let guesses = 0; guesses < 5; guesses++) await guess(orderRef)
    await expect(guess(orderRef)).resolves.toEqual({ kind: 'ended' })
    const code = newCode(after(2000))
    await database.call.replaceCode({ orderRef, code, limits: [], now: after(2000) })
    await expect(guess(orderRef, after(3000))).resolves.toMatchObject({
      kind: 'claimed',
      codeId: code.id,
    })
  })
})

describe('confirming', () => {
  test('W-91 of ten at once exactly one confirms, with one e-mail and one lead', async () => {
    const { orderRef } = await placed()
    const guess = await database.call.claimGuess({ orderRef, most: 5, now: after(1000) })
    if (guess.kind !== 'claimed') throw new Error('no guess')
    const results = await Promise.all(
      Array.from({ length: 10 }, () =>
        database.call.confirmOrder({
          orderRef,
          codeId: guess.codeId,
          news: newsLink(),
          now: after(1000),
        }),
      ),
    )
    expect(results.filter(Boolean)).toHaveLength(1)
    const queued = await database.call.listDeliveries({ orderRefs: [orderRef] })
    expect(queued.map(({ kind, channel }) => `${kind} by ${channel}`)).toEqual([
      'confirmation by email',
      'lead by email',
    ])
  })

  test('a code that was replaced between guess and confirmation confirms nothing', async () => {
    const { orderRef } = await placed()
    const guess = await database.call.claimGuess({ orderRef, most: 5, now: after(1000) })
    if (guess.kind !== 'claimed') throw new Error('no guess')
    await database.call.replaceCode({
      orderRef,
      code: newCode(after(1500)),
      limits: [],
      now: after(1500),
    })
    await expect(
      database.call.confirmOrder({
        orderRef,
        codeId: guess.codeId,
        news: newsLink(),
        now: after(2000),
      }),
    ).resolves.toBeNull()
    await expect(database.call.readOrder({ orderRef })).resolves.toMatchObject({
      state: 'awaitingCode',
    })
  })

  test('a confirmed order takes no new code', async () => {
    const { orderRef } = await placed()
    const guess = await database.call.claimGuess({ orderRef, most: 5, now: after(1000) })
    if (guess.kind !== 'claimed') throw new Error('no guess')
    await database.call.confirmOrder({
      orderRef,
      codeId: guess.codeId,
      news: newsLink(),
      now: after(1000),
    })
    await expect(
      database.call.replaceCode({ orderRef, code: newCode(), limits: [], now: after(2000) }),
    ).resolves.toEqual({ kind: 'confirmed' })
  })
})

test('a draft is found for as long as it lasts', async () => {
  const id = randomUUID()
  const draft = { form: 'enquiry', values: { name: 'A' }, errors: { name: ['errors.minLength'] } }
  await database.call.saveFormDraft({ ...draft, id, expiresAt: after(1000), now: start })
  await expect(database.call.readFormDraft({ id, now: after(999) })).resolves.toEqual(draft)
  await expect(database.call.readFormDraft({ id, now: after(1000) })).resolves.toBeNull()
})

test('C-61 an order goes with its codes after 24 months, a message after 30 days', async () => {
  const twoYearsAgo = new Date('2024-11-20T12:00:00Z')
  const [old, kept] = [newOrder(), newOrder()]
  for (const [order, now] of [
    [old, new Date(twoYearsAgo.getTime() - 1)],
    [kept, twoYearsAgo],
  ] as const) {
    await database.call.placeOrder({ order, code: newCode(now), limits: [], now })
  }
  const message = {
    channel: 'sms',
    recipient: '+447700900123',
    subject: null,
    body: 'Hello',
    html: null,
    headers: null,
  } as const
  const dayMs = 86_400_000
  const [oldMessage, storedMessage] = [randomUUID(), randomUUID()]
  for (const [id, ms] of [
    [oldMessage, -30 * dayMs - 1],
    [storedMessage, -30 * dayMs],
  ] as const) {
    await database.call.addOutboxMessage({ ...message, id, orderRef: null, createdAt: after(ms) })
  }

  await database.call.forgetOldOrders({ now: start })
  await expect(database.call.readOrder({ orderRef: old.orderRef })).resolves.toBeNull()
  await expect(database.call.readOrder({ orderRef: kept.orderRef })).resolves.not.toBeNull()
  const messages = (await database.call.listOutboxMessages({ most: 1000 })).map(({ id }) => id)
  expect(messages).toContain(storedMessage)
  expect(messages).not.toContain(oldMessage)
})
