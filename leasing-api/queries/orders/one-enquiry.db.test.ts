import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { corsaPersonal36 } from '#core/fixtures/offers.ts'
import { corsaSummary } from '#core/fixtures/vehicles.ts'
import type { Database } from '#leasing-api/db/database.ts'
import { openTestDatabase } from '#leasing-api/test/databases/test-database.ts'
import { newCode, newOrders, newsLink, orderStart } from '#leasing-api/test/orders/new-order.ts'
import type { NewOrder } from './place-order.ts'

const newOrder = newOrders(corsaPersonal36, corsaSummary)

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const after = (ms: number) => new Date(orderStart.getTime() + ms)

/** An attempt with a code that nobody has typed yet. */
async function attempt(change: Partial<NewOrder> = {}, now = orderStart) {
  const order = newOrder(change)
  const code = newCode(now)
  await database.call.placeOrder({ order, code, limits: [], now })
  return { order, code }
}

type Attempt = Awaited<ReturnType<typeof attempt>>

const confirm = ({ order, code }: Attempt, now = after(1000)) =>
  database.call.confirmOrder({
    orderRef: order.orderRef,
    codeId: code.id,
    news: newsLink(),
    now,
  })

/** The e-mails that wait to go to a visitor, and the leads of these orders. */
const queuedAbout = async (...orderRefs: string[]) => {
  const queued = await database.call.listDeliveries({ orderRefs })
  return {
    emails: queued.filter(({ kind }) => kind === 'confirmation'),
    leads: queued.filter(({ kind }) => kind === 'lead'),
  }
}

const refs = (attempts: readonly Attempt[]) => attempts.map(({ order }) => order.orderRef)

describe('W-76 one enquiry', () => {
  test.each([2, 10])('%i attempts confirmed at once are one order', async (number) => {
    const { phoneE164 } = newOrder()
    const attempts = await Promise.all(
      Array.from({ length: number }, (_, index) =>
        attempt({ phoneE164, name: `Ada ${index}`, message: `Message ${index}` }),
      ),
    )
    const confirmed = await Promise.all(attempts.map((each) => confirm(each)))
    const made = new Set(confirmed.map((order) => order?.orderRef))
    expect(made.size).toBe(1)
    const [orderRef] = [...made] as [string]
    expect(refs(attempts)).toContain(orderRef)
    for (const each of refs(attempts)) {
      await expect(database.call.readOrder({ orderRef: each })).resolves.toMatchObject({
        orderRef,
        state: 'confirmed',
      })
    }
    const wanted = await database.call.readMostEnquired({
      financeType: 'personal',
      since: orderStart.toISOString(),
    })
    expect(wanted).toEqual([attempts[0]!.order.capId])
    // One e-mail, since all have one address.
    const queued = await queuedAbout(...refs(attempts))
    expect(queued.emails).toHaveLength(1)
    expect(queued.leads, 'W-91').toHaveLength(1)
  })

  test('until its code is right an attempt shows and changes nothing of the first', async () => {
    const first = await attempt()
    await confirm(first)
    const before = await database.call.readOwnOrder({ orderRef: first.order.orderRef })
    const { phoneE164 } = first.order
    const second = await attempt({ phoneE164, name: 'Someone Else', email: 'else@example.com' })
    await expect(
      database.call.readOrder({ orderRef: second.order.orderRef }),
    ).resolves.toMatchObject({
      orderRef: second.order.orderRef,
      shortReference: second.order.shortReference,
      state: 'awaitingCode',
    })
    await expect(database.call.readOwnOrder({ orderRef: first.order.orderRef })).resolves.toEqual(
      before,
    )
  })

  test.each([
    ['another phone', { phoneE164: '+447700900999' }, 1000],
    ['another offer', { offerId: '7-1-p36-8000-6-fn' }, 1000],
    // From noon, the next London day begins after twelve hours.
    ['the next London day', {}, 12 * 3_600_000],
  ])('%s is another order', async (_, change, ms) => {
    const first = await attempt()
    await confirm(first)
    const second = await attempt({ phoneE164: first.order.phoneE164, ...change }, after(ms - 1000))
    await expect(confirm(second, after(ms))).resolves.toMatchObject({
      orderRef: second.order.orderRef,
    })
  })

  test('the last second of a London day still belongs to it', async () => {
    const first = await attempt()
    await confirm(first)
    const ms = 12 * 3_600_000 - 1000
    const second = await attempt({ phoneE164: first.order.phoneE164 }, after(ms))
    await expect(confirm(second, after(ms))).resolves.toMatchObject({
      orderRef: first.order.orderRef,
    })
  })

  test('an order that waits again for its code joins with all that joined it', async () => {
    const first = await attempt()
    const second = await attempt({ phoneE164: first.order.phoneE164 })
    await confirm(first)
    await confirm(second)
    const elsewhere = await attempt()
    await confirm(elsewhere)
    // The first order moves to the phone of the other enquiry.
    const { orderRef } = first.order
    const code = newCode(after(2000))
    await database.call.changeOrder({
      orderRef,
      change: { phoneE164: elsewhere.order.phoneE164 },
      code,
      limits: [],
      now: after(2000),
    })
    await expect(database.call.readOrder({ orderRef })).resolves.toMatchObject({
      state: 'awaitingCode',
      confirmedAt: null,
    })
    await confirm({ order: first.order, code }, after(3000))
    for (const each of refs([first, second, elsewhere])) {
      await expect(database.call.readOrder({ orderRef: each })).resolves.toMatchObject({
        orderRef: elsewhere.order.orderRef,
      })
    }
  })
})

describe('W-77 what an order that is joined holds', () => {
  test('the contact details of the later attempt, in one e-mail more to a new address', async () => {
    const first = await attempt({ message: 'Call after six', isSubscribed: true })
    await confirm(first)
    const { phoneE164 } = first.order
    const second = await attempt({ phoneE164, name: 'Ada King', email: 'king@example.com' })
    await confirm(second)
    const { orderRef } = first.order
    await expect(
      database.call.readOwnOrder({ orderRef: second.order.orderRef }),
    ).resolves.toMatchObject({
      orderRef,
      name: 'Ada King',
      email: 'king@example.com',
      message: 'Call after six',
      isSubscribed: false,
      writeTokenHash: second.order.writeTokenHash,
    })
    const { emails, leads } = await queuedAbout(orderRef, second.order.orderRef)
    expect(emails.map((email) => email.orderRef)).toEqual([orderRef, orderRef])
    expect(leads.map((lead) => lead.orderRef)).toEqual([orderRef])
  })

  test('an attempt that joined is not changed by itself any more', async () => {
    const first = await attempt()
    const second = await attempt({ phoneE164: first.order.phoneE164 })
    await confirm(first)
    await confirm(second)
    await expect(
      database.call.changeOrder({
        orderRef: second.order.orderRef,
        change: { name: 'Ada King' },
        code: newCode(),
        limits: [],
        now: after(2000),
      }),
    ).resolves.toEqual({ kind: 'joined' })
  })
})

test('W-78 a short reference that another order has is not stored twice', async () => {
  const { shortReference } = (await attempt()).order
  const order = newOrder({ shortReference })
  await expect(
    database.call.placeOrder({ order, code: newCode(), limits: [], now: orderStart }),
  ).resolves.toEqual({ kind: 'shortReferenceTaken' })
  await expect(database.call.readOrder({ orderRef: order.orderRef })).resolves.toBeNull()
})
