import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import type { Delivery } from '#leasing-api/adapters/delivery.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import {
  type Office,
  officeOver,
  type OfficePerson,
} from '#leasing-api/test/environments/office.ts'
import { confirmedOrder, newPerson } from '#leasing-api/test/orders/confirmed-order.ts'

type DeadLetters = CallResponse<typeof calls.listDeadLetters>['data']

let api: ApiUnderTest
let office: Office
let outcome: Delivery = 'taken'
beforeAll(async () => {
  const take = () => Promise.resolve(outcome)
  api = await apiUnderTest({}, undefined, { sendEmail: take, sendToOutbox: take })
  office = await officeOver(api)
  await send()
})
afterAll(() => api.close())

async function send() {
  api.deliveries.deliver()
  await api.deliveries.settled()
}
const listed = async (who: OfficePerson) =>
  ((await who.send('GET', '/api/dead-letters')).body as { data: DeadLetters }).data
const resend = async (who: OfficePerson, ids: string[]) =>
  (await who.send('POST', '/api/dead-letters/resends', { ids })).body

test('W-174 C-178 what was refused is listed with why, sent again, and what became of it is said', async () => {
  outcome = 'refused'
  const person = newPerson()
  const { orderRef } = await confirmedOrder(api, person)
  await send()
  const [first, ...more] = (await listed(office.staff)).filter(
    (letter) => letter.orderRef === orderRef,
  )
  expect(more).toHaveLength(1)
  expect(first).toMatchObject({ state: 'dead', reason: 'The other side refused it.' })
  // People of a provider see what was for them, not what was for its customer.
  const own = await listed(office.ada)
  expect(own.map(({ kind }) => kind)).toEqual(['lead'])
  expect(await listed(office.stranger)).toEqual([])
  expect(JSON.stringify(await listed(office.staff))).not.toContain(person.email)
  expect((await office.ada.search()).data.find((lead) => lead.orderRef === orderRef)).toMatchObject(
    {
      isDead: true,
    },
  )

  expect(await resend(office.stranger, [own[0]!.id])).toEqual({ resent: 0 })
  outcome = 'taken'
  expect(await resend(office.ada, [own[0]!.id])).toEqual({ resent: 1 })
  await send()
  expect(await listed(office.ada)).toMatchObject([
    { state: 'sent', resentAt: api.now().toISOString() },
  ])
  expect(await resend(office.ada, [own[0]!.id])).toEqual({ resent: 0 })
  const { deliveries } = await office.ada.lead(orderRef)
  expect(deliveries.find(({ kind }) => kind === 'lead')).toMatchObject({ state: 'sent' })
})

test('W-174 all of them are sent again at once, and one that fails again stands there anew', async () => {
  outcome = 'refused'
  await confirmedOrder(api, newPerson())
  await send()
  const dead = (await listed(office.staff)).filter(({ state }) => state === 'dead')
  expect(dead.length).toBeGreaterThan(1)
  expect(await resend(office.staff, [])).toEqual({ resent: dead.length })
  await send()
  const again = await listed(office.staff)
  expect(again.filter(({ state }) => state === 'dead')).toHaveLength(dead.length)
  expect(again.every(({ resentAt, state }) => resentAt !== null || state === 'sent')).toBe(true)
})
