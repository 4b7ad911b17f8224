import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiUnderTest, apiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { adaptersAt } from '#leasing-api/test/services/adapters-at.ts'
import { documentedServices, invalidPhone } from '#leasing-api/test/services/documented-services.ts'
import {
  outcomes,
  switchedAdapters,
  walkServices,
} from '#leasing-api/test/services/failing-walk.ts'
import {
  serviceFailures,
  type FailingServer,
  failingServer,
} from '#leasing-api/test/services/failing-server.ts'

let failing: FailingServer
let working: Awaited<ReturnType<typeof documentedServices>>
let api: ApiUnderTest
let switched: ReturnType<typeof switchedAdapters>
const atWork = () => adaptersAt(working.url, { timeoutMs: 30_000 })
beforeAll(async () => {
  failing = await failingServer(20)
  working = await documentedServices()
  switched = switchedAdapters(atWork())
  api = await apiUnderTest(switched.adapters)
})
afterAll(async () => {
  await api.close()
  await failing.close()
  await working.close()
})

const outcomesOf = ({ steps }: Awaited<ReturnType<typeof walkServices>>) =>
  Object.fromEntries(steps.map(({ step, outcome }) => [step, outcome]))

test.each(serviceFailures)(
  'C-100 C-102 when every service %s, all is taken and nothing lost',
  async (failure) => {
    switched.lead(adaptersAt(failing.urlOf(failure), { timeoutMs: 100 }))
    const walk = await walkServices(api)
    expect(walk.steps.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(outcomesOf(walk)).toEqual(outcomes.failing)

    switched.lead(atWork())
    api.wait(31_000)
    working.received.length = 0
    const again = await api.ask(`/api/orders/${walk.orderRef}/codes`, { body: {} })
    expect(again.status).toBe(200)
    expect(working.received.map(({ path }) => path)).toContainEqual(
      expect.stringMatching(/Messages\.json$/),
    )
    api.outside.deliver()
    await api.outside.settled()
    await expect(api.database.call.readPendingMembers({ most: 10 })).resolves.toEqual([])
    const since = new Date(0)
    await expect(api.database.call.readPendingConversions({ since, most: 10 })).resolves.toEqual([])
    api.wait(3 * 60 * 60_000)
  },
)

test('with every service at work all of it is sent', async () => {
  expect(outcomesOf(await walkServices(api))).toEqual(outcomes.working)
})

const person = { name: 'Ada Lovelace', email: 'ada@example.com', phone: invalidPhone }
const wizard = { type: 'budget', budgetRange: '250to350', financeType: 'personal' }

/** Every call that takes a phone: what it is sent, and the field that is refused. */
const withPhone: readonly [string, object, string][] = [
  ['/api/concierge-quotes', { ...person, body: '', contact: '' }, 'phone'],
  ['/api/contact', { ...person, body: 'Hello' }, 'phone'],
  [
    '/api/customer-forms',
    { ...wizard, userName: person.name, userEmail: person.email, userPhone: person.phone },
    'userPhone',
  ],
]

test.each(withPhone)(
  'V-67 %s refuses a number that the service calls invalid',
  async (path, body, field) => {
    switched.lead(atWork())
    const response = await api.ask(path, { body })
    expect(response.status, await response.clone().text()).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: {
        [field]: [
          'Oops - it looks as though the phone number you entered is invalid. Please try again.',
        ],
      },
    })
  },
)

test('V-67 a form with another error is not worth the question', async () => {
  switched.lead(atWork())
  working.received.length = 0
  const response = await api.ask('/api/contact', { body: { ...person, body: '' } })
  expect(response.status).toBe(422)
  expect(working.received).toEqual([])
})

test('V-67 nor is a contact without a phone', async () => {
  working.received.length = 0
  const response = await api.ask('/api/contact', { body: { ...person, phone: '', body: 'Hi' } })
  expect(response.status).toBe(200)
  expect(working.received).toEqual([])
})

test('V-67 an enquiry and its change refuse it, and nothing is stored', async () => {
  const list = (await (await api.ask('/api/derivatives/v2?rows=1')).json()) as {
    data: { capId: string; offer: { id: string } }[]
  }
  const { capId, offer } = list.data[0]!
  const place = (phone: string) =>
    api.ask('/api/orders', { body: { offerId: offer.id, capId, ...person, phone } })
  const refused = await place(invalidPhone)
  expect(refused.status).toBe(422)
  const { orderRef, writeToken } = (await (await place('07700 900 123')).json()) as Record<
    string,
    string
  >
  api.wait(31_000)
  const change = (body: object) =>
    api.ask(`/api/orders/${orderRef}`, { method: 'PUT', body: { writeToken, ...body } })
  expect((await change({ phone: invalidPhone })).status).toBe(422)
  working.received.length = 0
  expect((await change({ name: 'Ada King', phone: '07700900123' })).status).toBe(200)
  // The number that is stored already is not sent again.
  expect(working.received).toEqual([])
})

test('V-65 V-67 past its limit the service is not asked, and the number is accepted', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.77' }
  const send = (at: number) =>
    api.ask('/api/contact', {
      headers,
      body: { ...person, email: `ada.${at}@example.com`, body: 'Hello' },
    })
  for (let at = 0; at < 60; at += 1) expect((await send(at)).status).toBe(422)
  expect((await send(60)).status).toBe(200)
})
