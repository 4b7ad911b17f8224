import { expect, test } from 'vitest'
import { corsaSummary } from '#core/fixtures/vehicles.ts'
import { nearDealsOf, nearDealsPlace } from './near-deals-place.ts'

test('D-113 a place names its car to the script that loads the rows', () => {
  const { capId, bodyType, fuelType, range } = corsaSummary
  expect(nearDealsOf(nearDealsPlace(corsaSummary))).toEqual({
    capId,
    bodyType,
    fuelType,
    rangeId: range.id,
  })
})
