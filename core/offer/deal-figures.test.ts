import { expect, test } from 'vitest'
import { corsaOffer } from '../fixtures/offers.ts'
import { corsaSummary } from '../fixtures/vehicles.ts'
import type { DerivativeSummary } from '../vehicle/derivative.ts'
import type { Deal } from './deal.ts'
import { dealFigures } from './deal-figures.ts'

const named = (id: number, name: string) => ({ id, slug: name.toLowerCase(), name })
const corsa: DerivativeSummary = {
  ...corsaSummary,
  range: named(1, 'Corsa'),
  combinedMpg: 53.3,
  co2: 119,
  isApproximate: true,
}
const electric: DerivativeSummary = {
  ...corsa,
  capId: '10000002',
  range: named(2, 'Astra'),
  name: '54kWh 156 Ultimate',
  fuelType: 'electric',
  co2: 0,
  combinedMpg: null,
  batteryRangeMiles: 258,
}
const van: Deal = {
  derivative: { ...corsa, capId: '10000003', bodyType: 'van', range: named(3, 'Vivaro') },
  offer: corsaOffer({ financeType: 'business', monthlyPaymentPence: 15_000 }),
}
const deals: Deal[] = [
  van,
  { derivative: corsa, offer: corsaOffer() },
  { derivative: electric, offer: corsaOffer({ monthlyPaymentPence: 28_950 }) },
]
const quoted = { deals, inStock: [], derivatives: 1_204, ranges: 2, providers: 15 }
const all = {
  providers: '15',
  derivatives: '1,204',
  ranges: '2',
  cheapestMonthly: '£199',
  cheapestRange: 'Vauxhall Corsa',
  cheapestTrim: 'GS',
  trims: '3',
  electricDerivatives: '1',
  longestElectricRange: 'about 258 miles (our estimate)',
  lowestEmissions: '0 g/km of CO₂',
  bestConsumption: 'about 53 mpg (our estimate)',
  fastestDeliveryWeeks: '12',
}

test('K-20 every figure as it is read, the lowest price a personal one', () => {
  expect(dealFigures(quoted)).toEqual(all)
})

test('K-23 only an imported record makes a figure official', () => {
  const official = deals.map(({ derivative, offer }) => ({
    derivative: { ...derivative, isApproximate: false },
    offer,
  }))
  expect(dealFigures({ ...quoted, deals: official })).toMatchObject({
    longestElectricRange: '258 miles in the official test',
    lowestEmissions: '0 g/km of CO₂ in the official test',
    bestConsumption: '53.3 mpg in the official test',
  })
})

test('K-20 inside a make the cheapest range goes without its name', () => {
  expect(dealFigures(quoted, { manufacturer: 'vauxhall' }).cheapestRange).toBe('Corsa')
})

test('K-20 stock is counted, and is the fastest', () => {
  const inStock = [{ derivative: corsa, offer: corsaOffer({ isInStock: true }) }]
  expect(dealFigures({ ...quoted, inStock })).toEqual({
    ...all,
    inStockDerivatives: '1',
    fastestDeliveryWeeks: '2',
  })
})

test('K-20 what is not known and a count of none is not told', () => {
  const none = { deals: [], inStock: [], derivatives: 0, ranges: 0, providers: 15 }
  expect(dealFigures(none)).toEqual({ providers: '15' })
  expect(dealFigures({ ...none, deals: [van] })).not.toHaveProperty('cheapestMonthly')
})
