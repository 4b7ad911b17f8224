import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { smallWorld } from '#leasing-api/test/environments/small-world.ts'
import { askAs, confirmedOrder, newPerson } from '#leasing-api/test/orders/confirmed-order.ts'

const { derivatives } = smallWorld()

let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest()
})
afterAll(() => api.close())

/** Takes a catalogue of our own as a whole, without the cars of these numbers. */
async function take(...without: string[]) {
  const rest = derivatives.filter(({ capId }) => !without.includes(String(capId)))
  const storedKeys = rest.map(({ storedKey }) => storedKey)
  const whole = { of: 'authored', storedKeys } as const
  const report = await api.database.call.upsertDerivatives({ derivatives: rest, whole })
  await api.deals.reload()
  return report
}

const list = async () =>
  calls.listDerivatives.response.parse(await (await api.ask('/api/derivatives/v2?rows=24')).json())
const json = async (path: string) => {
  const response = await api.ask(path)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('C-196 R-47 a car that was withdrawn is in no list, its order stays, and it comes back', async () => {
  const person = newPerson()
  const { orderRef } = await confirmedOrder(api, person)
  const before = await list()
  const { capId, range, manufacturer } = before.data[0]!
  const trims = `/api/manufacturers/${manufacturer.slug}/ranges/${range.slug}/trims`
  const shownBefore = JSON.stringify((await json(trims)).body)
  expect(shownBefore).toContain(`"${capId}"`)

  expect(await take(capId)).toMatchObject({ withdrawn: 1, revived: 0 })
  const after = await list()
  expect(after.total).toBe(before.total - 1)
  expect(JSON.stringify(after.data)).not.toContain(`"capId":"${capId}"`)
  const car = await json(`/api/derivatives/${capId}`)
  expect(car.body['withdrawnOn']).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect((await json(`/api/derivatives/${capId}/offers`)).body).toMatchObject({ total: 0 })
  expect(JSON.stringify((await json('/api/sitemap')).body)).not.toContain(`"${capId}"`)
  expect(JSON.stringify((await json(trims)).body)).not.toContain(`"${capId}"`)
  const order = await askAs(api, person, `/api/orders/${orderRef}`)
  expect(order.body).toMatchObject({ state: 'confirmed', vehicle: { capId: expect.any(String) } })

  expect(await take()).toMatchObject({ withdrawn: 0, revived: 1 })
  expect((await json(`/api/derivatives/${capId}`)).body['withdrawnOn']).toBeNull()
  expect((await list()).total).toBe(before.total)
})
