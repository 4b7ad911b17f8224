import { expect, test } from 'vitest'
import type { WireFilterOptions } from '#core/contract/json/wire-filter-options.ts'
import { bodyTypes } from '#core/vehicle/body-type.ts'
import { cachedBodyOptions } from './body-options.ts'

test('F-99 the number beside vans is that of business leases, every other that of personal ones', async () => {
  const counts = { personal: 7, business: 29, pcp: 0 }
  const options = await cachedBodyOptions(async ({ financeType, bodyTypes: chosen }) => {
    expect(chosen).toEqual([])
    const of = (value: string) => ({ value, label: value, count: counts[financeType] })
    return { bodyTypes: bodyTypes.map(of) } as WireFilterOptions
  })
  expect(options.map(({ value }) => value)).toEqual(bodyTypes)
  expect(options.filter(({ count }) => count === 29).map(({ value }) => value)).toEqual(['van'])
})
