import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFilters, anyScope } from '#core/fixtures/any-filters.ts'
import { defaultFilters } from '../filter-values.ts'
import { openingFinanceType } from '../opening-finance-type.ts'
import { resetFilters } from './reset-filters.ts'

test('F-18 reset twice is reset once, whatever was chosen, and the path stands', () => {
  fc.assert(
    fc.property(anyFilters, anyScope, (values, scope) => {
      const once = resetFilters(values, scope)
      expect(resetFilters(once, scope)).toEqual(once)
      expect(once).toEqual({
        ...defaultFilters(openingFinanceType(scope)),
        type: values.type,
        ...scope,
      })
    }),
  )
})

test('F-18 a list about a finance type goes back to its profile', () => {
  const values = { ...defaultFilters('business'), type: 'business' as const, stock: true }
  expect(resetFilters(values, { financeType: 'business' })).toEqual({ ...values, stock: false })
})
