import { expect, test } from 'vitest'
import { corsaPersonal36 } from '../fixtures/offers.ts'
import { corsaSummary } from '../fixtures/vehicles.ts'
import type { Deal } from './deal.ts'
import { dealsBeside } from './deals-beside.ts'

const deals = (...rangeIds: number[]): Deal[] =>
  rangeIds.map((id) => ({
    derivative: { ...corsaSummary, range: { ...corsaSummary.range, id } },
    offer: corsaPersonal36,
  }))
const ids = (shown: readonly Deal[]) => shown.map(({ derivative }) => derivative.range.id)
const own = corsaSummary.range.id

test('K-38 each range is shown once, and never the car’s own', () => {
  const { alike, electric, special } = dealsBeside(corsaSummary, {
    alike: deals(own, 11, 12, 13, 14, 15, 16, 17),
    electric: deals(12, 21, 22, 23, 24, 25),
    special: deals(21, 11, own, 17, 31, 32, 33),
  })
  expect(ids(alike)).toEqual([11, 12, 13, 14, 15, 16])
  expect(ids(electric)).toEqual([21, 22, 23, 24])
  expect(ids(special)).toEqual([17, 31, 32, 33])
})

test('K-38 an electric car has no electric alternatives, a van only vans', () => {
  const lists = { alike: deals(11), electric: deals(21), special: deals(31) }
  expect(dealsBeside({ ...corsaSummary, fuelType: 'electric' }, lists).electric).toEqual([])
  expect(dealsBeside({ ...corsaSummary, bodyType: 'van' }, lists)).toMatchObject({ special: [] })
})
