import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { type Office, officeOver } from '#leasing-api/test/environments/office.ts'
import { confirmedOrder, newPerson } from '#leasing-api/test/orders/confirmed-order.ts'

let api: ApiUnderTest
let office: Office
beforeAll(async () => {
  api = await apiUnderTest()
  office = await officeOver(api)
})
afterAll(() => api.close())

const minuteMs = 60_000

async function published() {
  const response = await api.ask('/api/brands/response-times')
  return ((await response.json()) as { data: object[] }).data
}

test('C-179 W-170 W-171 five calls make a response time, in the office and for everybody', async () => {
  const refs: string[] = []
  for (let count = 0; count < 5; count++) {
    refs.push((await confirmedOrder(api, newPerson())).orderRef)
    api.wait(minuteMs)
  }
  expect(await published()).toEqual([])
  expect((await office.ada.search()).responseTime).toBeNull()
  for (const orderRef of refs) {
    await office.ada.send('PUT', `/api/leads/${orderRef}/marks/called`, {})
  }
  api.wait(minuteMs)
  // Five were called 1 to 5 minutes after they came, and one still waits.
  const { responseTime } = await office.ada.search()
  expect(responseTime).toEqual({ minutes: 3, leads: 6 })
  expect(await published()).toEqual([{ brandId: office.providerId, minutes: 3, leads: 6 }])
  expect((await office.stranger.search()).responseTime).toBeNull()
  expect((await office.staff.search({ providerId: office.providerId })).responseTime).toEqual(
    responseTime,
  )
  // A call that is taken back, within the minute for which a measurement holds, is none.
  await office.ada.send('DELETE', `/api/leads/${refs[0]}/marks/called`)
  api.wait(minuteMs)
  expect(await published()).toEqual([])
})
