import { expect, test } from 'vitest'
import { companyCarCosts } from '#core/fixtures/company-car-costs.ts'
import { corsa } from '#core/fixtures/vehicles.ts'
import { companyCarTax } from '#core/pricing/company-car/company-car-tax.ts'
import { leaseDisallowance } from '#core/pricing/company-car/lease-disallowance.ts'
import { businessTaxFromWire, businessTaxToWire } from './business-tax-from-wire.ts'
import { wireBusinessTax } from './wire-business-tax.ts'

const day = '2026-11-24'

test.each([
  ['a car', corsa],
  [
    'a diesel without a price',
    { ...corsa, fuelType: 'diesel' as const, onTheRoadPricePence: null },
  ],
])('C-76 the tax on %s travels in pounds and comes back the same', (_, car) => {
  const tax = companyCarTax(car, companyCarCosts, day)!
  const lease = leaseDisallowance(car, companyCarCosts, day)
  const wire = wireBusinessTax.parse(businessTaxToWire(tax, lease))
  const years = tax.years.map(({ fromDay: _day, ...year }, at) => ({
    ...year,
    taxYear: ['2026/27', '2027/28', '2028/29', '2029/30'][at],
  }))
  expect(businessTaxFromWire(wire)).toEqual({ companyCar: { ...tax, years }, lease })
})

test('C-76 a van has the part about its rent alone', () => {
  const van = { ...corsa, bodyType: 'van' as const }
  const lease = leaseDisallowance(van, companyCarCosts, day)
  const wire = businessTaxToWire(companyCarTax(van, companyCarCosts, day), lease)
  expect(wire).toEqual({ companyCar: null, lease })
  expect(businessTaxFromWire(wire)).toEqual({ companyCar: null, lease })
})
