import { expect, test } from 'vitest'
import { roundRunningCosts as runningCosts } from '#core/fixtures/running-costs.ts'
import { electricVersusPetrolBasis } from './electric-versus-petrol-basis.ts'
import { typicalUse } from './electric-versus-petrol.ts'
import { runningCostOn } from './running-cost.ts'

const day = '2026-11-20'

test('P-58 P-71 of a car, figures of the day and our own estimates are told', () => {
  const basis = electricVersusPetrolBasis('suv', runningCosts, day)
  expect(basis.map(({ name, unit }) => `${name}, ${unit}`)).toEqual([
    'Electricity at home, p per kWh',
    'Electricity at public chargers, p per kWh',
    'Road tax of a car after its first year, p a year',
    'Mileage duty on electric cars, p a mile',
    'Petrol car, miles a gallon',
    'Electric car, miles per kWh',
    'Charged at home, %',
  ])
  expect(basis.slice(-3)).toEqual(
    [typicalUse.suv.milesPerGallon, typicalUse.suv.milesPerKwh, 80].map((amount) =>
      expect.objectContaining({
        amount,
        source: 'Our own estimate',
        fromDay: '2026-01-01',
        reviewBy: '2026-12-31',
      }),
    ),
  )
})

test('P-58 P-71 a van has its own road tax and no mileage duty', () => {
  const names = electricVersusPetrolBasis('van', runningCosts, day).map(({ name }) => name)
  expect(names.slice(2, 4)).toEqual(['Road tax of a van', 'Petrol car'])
})

test('P-48 P-71 each figure is the row that held on the day, with its source', () => {
  const [home] = electricVersusPetrolBasis('suv', runningCosts, day)
  const row = runningCosts
    .filter(({ kind, fromDay }) => kind === 'homeElectricityPencePerKwh' && fromDay <= day)
    .at(-1)!
  expect(home).toMatchObject({
    amount: runningCostOn(runningCosts, 'homeElectricityPencePerKwh', day),
    source: row.source,
    fromDay: row.fromDay,
    reviewBy: row.reviewBy,
  })
})

test('P-48 a day before all figures has none', () => {
  expect(() => electricVersusPetrolBasis('suv', runningCosts, '1999-01-01')).toThrow('is known for')
})
