import { calls } from '#core/contract/calls.ts'
import { filterTypes } from '#core/contract/calls/derivatives.ts'
import { readQuery } from '#core/contract/query.ts'
import { expect, test } from 'vitest'
import { dealQuery } from './deal-query.ts'
import { withFilterType } from './filter-type-presets.ts'

function asked(query: string) {
  const reading = readQuery(calls.getFilters, new URLSearchParams(query))
  if (!reading.ok) throw new Error('unreadable')
  return dealQuery(reading.value)
}

test.each(filterTypes)('%s keeps everything it does not speak of', (type) => {
  const query = asked('terms[]=48&manufacturers[]=ford')
  expect(withFilterType(query, type)).toMatchObject({ terms: [48], manufacturers: ['ford'] })
})

test('a fuel chosen on the hybrid page stands', () => {
  expect(withFilterType(asked(''), 'hybrid').fuelTypes).toEqual(['hybrid', 'plug-in-hybrid'])
  expect(withFilterType(asked('fuelTypes[]=hybrid'), 'hybrid').fuelTypes).toEqual(['hybrid'])
})

test('the business page is business whatever is asked', () => {
  expect(withFilterType(asked('financeType=personal'), 'business').financeType).toBe('business')
})
