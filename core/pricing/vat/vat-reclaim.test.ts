import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { businessUseOf, netBusinessCost } from './vat-reclaim.ts'

describe('P-46 how much VAT comes back', () => {
  test.each([
    ['suv', true, 'somePrivate'],
    ['suv', false, 'whollyBusiness'],
    ['van', true, 'whollyBusiness'],
    ['van', false, 'whollyBusiness'],
  ] as const)('a %s with private use %s counts as %s', (bodyType, hasPrivateUse, use) => {
    expect(businessUseOf(bodyType, hasPrivateUse)).toBe(use)
  })

  test.each([
    ['somePrivate', 20_000, 0, 2000], // half of £40
    ['somePrivate', 0, 5000, 1000], // all of maintenance
    ['somePrivate', 20_000, 5000, 3000],
    ['whollyBusiness', 20_000, 0, 4000],
    ['whollyBusiness', 20_000, 5000, 5000],
  ] as const)(
    '%s: of £%i and %i pence of maintenance',
    (use, rentalPence, maintenancePence, back) => {
      expect(netBusinessCost({ rentalPence, maintenancePence }, use).reclaimedPence).toBe(back)
    },
  )
})

describe('P-47 what a business lease costs after VAT', () => {
  test.each([
    ['somePrivate', { vatPence: 5000, reclaimedPence: 3000, netCostPence: 27_000 }],
    ['whollyBusiness', { vatPence: 5000, reclaimedPence: 5000, netCostPence: 25_000 }],
  ] as const)('%s', (use, cost) => {
    const charges = { rentalPence: 20_000, maintenancePence: 5000 }
    expect(netBusinessCost(charges, use)).toEqual(cost)
  })

  test('a claim is rounded down, at any rate', () => {
    const charges = { rentalPence: 15, maintenancePence: 0 } // VAT of 3
    expect(netBusinessCost(charges, 'somePrivate')).toEqual({
      vatPence: 3,
      reclaimedPence: 1,
      netCostPence: 17,
    })
    expect(
      netBusinessCost({ rentalPence: 100, maintenancePence: 100 }, 'somePrivate', 500),
    ).toEqual({
      vatPence: 10,
      reclaimedPence: 7,
      netCostPence: 203,
    })
  })

  test('never costs less than the price without VAT, nor more than with it', () => {
    const pence = fc.nat(10_000_000)
    const use = fc.constantFrom('somePrivate' as const, 'whollyBusiness' as const)
    fc.assert(
      fc.property(pence, pence, use, (rentalPence, maintenancePence, given) => {
        const cost = netBusinessCost({ rentalPence, maintenancePence }, given)
        const charges = rentalPence + maintenancePence
        expect(cost.netCostPence).toBeGreaterThanOrEqual(charges)
        expect(cost.netCostPence + cost.reclaimedPence).toBe(charges + cost.vatPence)
        if (given === 'whollyBusiness') expect(cost.netCostPence).toBe(charges)
      }),
    )
  })
})
