import { describe, expect, test } from 'vitest'
import { corsa } from '#core/fixtures/vehicles.ts'
import { valueInputs, valueQuotient } from './value-inputs.ts'

const priced = { ...corsa, p11dPence: null, onTheRoadPricePence: 2_400_000 }

describe('P-80 value is the effective month divided by the list price', () => {
  test('of a personal lease both with VAT', () => {
    const inputs = valueInputs(priced, { financeType: 'personal' }, 24_000)!
    expect(inputs).toEqual({
      effectiveMonthlyPence: 24_000,
      listPricePence: 2_400_000,
      listPriceBasis: 'onTheRoad',
      isWithoutVat: false,
    })
    expect(valueQuotient(inputs)).toBe(0.01)
  })

  test.each([
    ['of a business lease, quoted without VAT', 'hatchback', 'business', 20_000],
    ['of a personal lease of a van, quoted with it', 'van', 'personal', 24_000],
    ['of a business lease of a van', 'van', 'business', 20_000],
  ] as const)('%s, both without VAT', (_, bodyType, financeType, quotedPence) => {
    expect(valueInputs({ ...priced, bodyType }, { financeType }, quotedPence)).toEqual({
      effectiveMonthlyPence: 20_000,
      listPricePence: 2_000_000,
      listPriceBasis: 'onTheRoad',
      isWithoutVat: true,
    })
  })
})

test.each([
  ['the P11D value', 2_350_000, 2_400_000, 2_350_000, 'p11d'],
  ['the P11D value alone', 2_350_000, null, 2_350_000, 'p11d'],
  ['the on-the-road price where there is no P11D value', null, 2_400_000, 2_400_000, 'onTheRoad'],
] as const)('P-81 the list price is %s', (_, p11dPence, onTheRoadPricePence, pence, basis) => {
  const car = { ...corsa, p11dPence, onTheRoadPricePence }
  expect(valueInputs(car, { financeType: 'personal' }, 24_000)).toMatchObject({
    listPricePence: pence,
    listPriceBasis: basis,
  })
})

test.each([null, 0])('P-81 a list price of %s has no value', (onTheRoadPricePence) => {
  const car = { ...corsa, p11dPence: null, onTheRoadPricePence }
  expect(valueInputs(car, { financeType: 'personal' }, 24_000)).toBeNull()
})
