import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { londonDay } from '#leasing-api/catalogue/london-day.ts'
import { runningCosts } from '#leasing-api/catalogue/running-costs.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { businessTax } from './business-tax.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await apiUnderTest()
})
afterAll(() => api.close())

test('C-76 every car has the tax of its own figures, of the day it is asked for', async () => {
  const cars = api.deals.current().catalogue.derivatives.slice(0, 20)
  const asked = async (capId: string) => {
    const response = await api.ask(`/api/derivatives/${capId}/business-tax`)
    expect(response.status).toBe(200)
    return calls.getBusinessTax.response.parse(await response.json())
  }
  for (const { derivative } of cars) {
    expect(await asked(derivative.capId)).toEqual(
      businessTax(derivative, runningCosts, londonDay(api.now())),
    )
  }
  const { capId } = cars[0]!.derivative
  const before = await asked(capId)
  api.wait(366 * 24 * 3_600_000)
  const after = await asked(capId)
  expect(after.companyCar?.years).toEqual(before.companyCar?.years.slice(1))
  expect((await api.ask('/api/derivatives/999999999999/business-tax')).status).toBe(404)
})
