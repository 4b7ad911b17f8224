import { expect, test } from 'vitest'
import { electricVersusPetrol } from '#core/pricing/running-costs/electric-versus-petrol.ts'
import { roadTaxOverTermPence } from '#core/pricing/running-costs/road-tax.ts'
import { runningCostKinds, runningCostOn } from '#core/pricing/running-costs/running-cost.ts'
import { runningCosts } from './running-costs.ts'

const day = '2026-11-21'

test.each(runningCostKinds)('%s is known', (kind) => {
  expect(runningCostOn(runningCosts, kind, day)).toBeGreaterThanOrEqual(0)
})

test('no figure is told twice for one day, and each has a source', () => {
  const keys = runningCosts.map(({ kind, fromDay }) => `${kind} ${fromDay}`)
  expect(new Set(keys).size).toBe(keys.length)
  expect(runningCosts.every(({ source }) => source !== '')).toBe(true)
})

test('three years of road tax for a family car, and a year of electric against petrol', () => {
  const car = {
    isVan: false,
    fuelType: 'petrol',
    co2: 128,
    listPricePence: 2_800_000,
    registeredOn: day,
  } as const
  expect(roadTaxOverTermPence(car, 36, runningCosts)).toBe(45_500 + 2 * 20_000)
  const year = electricVersusPetrol(
    { annualMileageMiles: 8000, bodyType: 'hatchback' },
    runningCosts,
    day,
  )
  expect(year.savingPence).toBeGreaterThan(0)
})
