import { describe, expect, test } from 'vitest'
import { roundRunningCosts } from '#core/fixtures/running-costs.ts'
import {
  electricityPence,
  electricVersusPetrol,
  petrolPence,
  typicalUse,
} from './electric-versus-petrol.ts'

describe('P-56 petrol', () => {
  test.each([
    [10_000, 40, 140, 159_113], // 250 gallons of 4.54609 litres
    [4_000, 40, 100, 45_461], // 45,460.9
    [0, 40, 140, 0],
  ])('%i miles at %i mpg and %dp a litre: %i', (miles, mpg, pence, cost) => {
    expect(petrolPence(miles, mpg, pence)).toBe(cost)
  })
})

describe('P-57 electricity', () => {
  test.each([
    [100, 62_500],
    [80, 87_500],
    [0, 187_500],
  ])('10,000 miles, %i per cent charged at home: %i', (homePercent, cost) => {
    const price = { homePercent, homePencePerKwh: 25, publicPencePerKwh: 75 }
    expect(electricityPence(10_000, 4, price)).toBe(cost)
  })
})

describe('P-58 a year of electric against a year of petrol', () => {
  const driving = { annualMileageMiles: 10_000, bodyType: 'hatchback' } as const

  test('takes typical figures for what is not given', () => {
    expect(electricVersusPetrol(driving, roundRunningCosts, '2026-11-21')).toEqual({
      petrol: {
        energyPence: 142_065,
        roadTaxPence: 20_000,
        mileageDutyPence: 0,
        totalPence: 162_065,
      },
      electric: {
        energyPence: 87_500, // four fifths at home
        roadTaxPence: 20_000,
        mileageDutyPence: 0,
        totalPence: 107_500,
      },
      savingPence: 54_565,
    })
  })

  test('takes what is given', () => {
    const given = {
      ...driving,
      petrolPencePerLitre: 140,
      milesPerGallon: 40,
      milesPerKwh: 2,
      homeChargingPercent: 0,
    }
    const year = electricVersusPetrol(given, roundRunningCosts, '2026-11-21')
    expect(year.petrol.energyPence).toBe(159_113)
    expect(year.electric.energyPence).toBe(375_000)
    expect(year.savingPence).toBe(159_113 - 375_000) // an honest loss
  })

  test('a price left empty is the table’s', () => {
    const empty = { ...driving, petrolPencePerLitre: null, milesPerGallon: null }
    expect(electricVersusPetrol(empty, roundRunningCosts, '2026-11-21').petrol.energyPence).toBe(
      142_065,
    )
  })

  test('counts the mileage duty from its first day, for the electric car only', () => {
    const { petrol, electric } = electricVersusPetrol(driving, roundRunningCosts, '2028-04-01')
    expect(petrol.mileageDutyPence).toBe(0)
    expect(electric.mileageDutyPence).toBe(30_000)
    expect(electric.totalPence).toBe(87_500 + 20_000 + 30_000)
  })

  test('a van pays a van’s road tax and no duty', () => {
    const van = { ...driving, bodyType: 'van' } as const
    const year = electricVersusPetrol(van, roundRunningCosts, '2026-11-21')
    expect([year.petrol.roadTaxPence, year.electric.roadTaxPence]).toEqual([34_500, 34_500])
    expect(
      electricVersusPetrol(van, roundRunningCosts, '2028-04-01').electric.mileageDutyPence,
    ).toBe(0)
  })

  test('the typical figures by body', () => {
    expect(typicalUse).toEqual({
      hatchback: { milesPerGallon: 48, milesPerKwh: 4 },
      saloon: { milesPerGallon: 45, milesPerKwh: 3.9 },
      estate: { milesPerGallon: 43, milesPerKwh: 3.6 },
      suv: { milesPerGallon: 39, milesPerKwh: 3.3 },
      mpv: { milesPerGallon: 38, milesPerKwh: 3 },
      coupe: { milesPerGallon: 40, milesPerKwh: 3.7 },
      convertible: { milesPerGallon: 38, milesPerKwh: 3.5 },
      sports: { milesPerGallon: 30, milesPerKwh: 3.1 },
      van: { milesPerGallon: 35, milesPerKwh: 2.6 },
    })
  })
})
