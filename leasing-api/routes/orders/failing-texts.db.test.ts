import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outboxTexts } from '#leasing-api/outbox/send-text.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import {
  askAs,
  codeOf,
  newPerson,
  type Person,
  placedOrder,
} from '#leasing-api/test/orders/confirmed-order.ts'

let api: ApiUnderTest
let person: Person
let isServiceDown = true
beforeAll(async () => {
  api = await apiUnderTest({
    sendText: (message) =>
      isServiceDown ? Promise.resolve(false) : outboxTexts(api.database, api.now)(message),
  })
})
afterAll(() => api.close())
beforeEach(() => {
  isServiceDown = true
  person = newPerson()
})

const read = (orderRef: string) => askAs(api, person, `/api/orders/${orderRef}`)
const resend = (orderRef: string) => askAs(api, person, `/api/orders/${orderRef}/codes`, {})
const whether = (textTaken: boolean) => ({ status: 200, body: { textTaken } })

test('W-150 an order whose text is not taken says so, and is stored all the same', async () => {
  const { orderRef, writeToken } = await placedOrder(api, person)
  expect(await read(orderRef)).toMatchObject({ body: { textTaken: false, state: 'awaitingCode' } })
  api.wait(31_000)
  expect(await resend(orderRef)).toMatchObject(whether(false))
  api.wait(31_000)
  const body = { writeToken, phone: '07400 999002' }
  const changed = await askAs(api, person, `/api/orders/${orderRef}`, body, 'PUT')
  expect(changed).toMatchObject(whether(false))
  expect(changed.body['codeSentTo']).toMatch(/002$/)
})

test('W-150 a code that is taken later counts, and confirms the order', async () => {
  const { orderRef } = await placedOrder(api, person)
  isServiceDown = false
  api.wait(31_000)
  expect(await resend(orderRef)).toMatchObject(whether(true))
  expect(await read(orderRef)).toMatchObject(whether(true))
  const code = await codeOf(api, orderRef)
  const confirmed = await askAs(api, person, '/api/orders/confirm', { orderRef, code })
  expect(confirmed).toMatchObject({ status: 200, body: { state: 'confirmed', textTaken: true } })
})

test('W-150 sent again, an enquiry is answered as its newest text went', async () => {
  const list = await api.ask('/api/derivatives/v2?rows=1')
  const { data } = (await list.json()) as { data: { capId: string; offer: { id: string } }[] }
  const { name, phone, email } = person
  const body = { offerId: data[0]!.offer.id, capId: data[0]!.capId, name, phone, email }
  const send = () => askAs(api, person, '/api/orders', body)
  const first = await send()
  expect(first).toMatchObject(whether(false))
  expect(await send()).toEqual(first)
  isServiceDown = false
  api.wait(31_000)
  await resend(first.body['orderRef'] as string)
  expect(await send()).toEqual({ ...first, body: { ...first.body, textTaken: true } })
})

test('W-106 a link needs no text', async () => {
  person = { ...person, phone: '0113 496 0777' }
  const { orderRef } = await placedOrder(api, person)
  expect(await read(orderRef)).toMatchObject({ body: { textTaken: true, proof: 'link' } })
})
