import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import {
  askAs,
  newPerson,
  type Person,
  placedOrder,
} from '#leasing-api/test/orders/confirmed-order.ts'

let api: ApiUnderTest
let person: Person
beforeAll(async () => {
  api = await apiUnderTest()
})
afterAll(() => api.close())

let landlines = 0
beforeEach(() => {
  // Leeds, of the numbers kept free for drama.
  person = { ...newPerson(), phone: `0113 496 0${String(++landlines).padStart(3, '0')}` }
})

async function messagesTo(recipient: string) {
  await api.deliveries.settled()
  const messages = await api.database.call.listOutboxMessages({ most: 1000 })
  return messages.filter((message) => message.recipient === recipient)
}

async function tokenOfLink(): Promise<string> {
  const [newest] = await messagesTo(person.email)
  return /step=link&order=[\w-]{22}&proof=([\w-]{22})/.exec(newest!.body)![1]!
}

const confirm = (orderRef: string, code: string) =>
  askAs(api, person, '/api/orders/confirm', { orderRef, code })

test('W-106 C-85 R-41 a landline is confirmed by a link that is e-mailed, and gets no text', async () => {
  const { orderRef } = await placedOrder(api, person)
  const texts = (await api.database.call.listOutboxMessages({ most: 1000 })).filter(
    ({ channel }) => channel === 'sms',
  )
  expect(texts).toEqual([])
  expect((await messagesTo(person.email)).map(({ subject }) => subject)).toEqual([
    'Confirm your enquiry',
  ])
  const waiting = await askAs(api, person, `/api/orders/${orderRef}`)
  expect(waiting.body).toMatchObject({ proof: 'link', state: 'awaitingCode', handover: null })
  expect(await api.database.call.listDeliveries({ orderRefs: [orderRef] })).toEqual([])

  expect((await confirm(orderRef, 'AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(422)
  // Longer than a code lives.
  api.wait(23 * 60 * 60_000)
  const confirmed = await confirm(orderRef, await tokenOfLink())
  expect(confirmed.body).toMatchObject({ state: 'confirmed', proof: 'link' })
  api.wait(72 * 60 * 60_000)
  api.deliveries.deliver()
  await api.deliveries.settled()
  const all = await api.database.call.listOutboxMessages({ most: 1000 })
  const lead = all.find(
    ({ recipient, orderRef: of }) => recipient.startsWith('leads@') && of === orderRef,
  )
  expect(lead!.body).toContain('Phone not confirmed')
  expect(lead!.body).toContain('(not confirmed)')
})

test('W-106 a link ends after a day, and another replaces it', async () => {
  const { orderRef } = await placedOrder(api, person)
  const first = await tokenOfLink()
  api.wait(24 * 60 * 60_000)
  expect((await confirm(orderRef, first)).body['error_key']).toBe('errors.codeExpired')
  const again = await askAs(api, person, `/api/orders/${orderRef}/codes`, {})
  expect(again.body['codeSentTo']).toMatch(/^a•+@example\.com$/)
  expect((await confirm(orderRef, first)).status).toBe(422)
  expect((await confirm(orderRef, await tokenOfLink())).status).toBe(200)
})

test('W-106 an e-mail address gets as many links an hour as a phone gets codes', async () => {
  const [deal] = [await placedOrder(api, person)]
  expect(deal.orderRef).toBeTruthy()
  const { email } = person
  const statuses: number[] = []
  for (let other = 0; other < 5; other++) {
    person = { ...newPerson(), email, phone: `020 7946 0${String(100 + other)}` }
    const list = await api.ask('/api/derivatives/v2?rows=1')
    const { data } = (await list.json()) as { data: { capId: string; offer: { id: string } }[] }
    const { name, phone } = person
    const { offer, capId } = data[0]!
    const body = { offerId: offer.id, capId, name, email, phone }
    statuses.push((await askAs(api, person, '/api/orders', body)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('W-106 a mobile given for a landline is texted', async () => {
  const { orderRef, writeToken } = await placedOrder(api, person)
  api.wait(31_000)
  const body = { writeToken, phone: '07400 999001' }
  const changed = await askAs(api, person, `/api/orders/${orderRef}`, body, 'PUT')
  expect(changed.body).toMatchObject({ proof: 'code', codeSentTo: expect.stringMatching(/001$/) })
  expect(await messagesTo('+447400999001')).toHaveLength(1)
})
