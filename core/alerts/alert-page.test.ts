import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFilters } from '../fixtures/any-filters.ts'
import type { FilterScope } from '../filters/filter-values.ts'
import { alertPage } from './alert-page.ts'
import { watchedDeals } from './watched-deals.ts'

const scope: FilterScope = {
  type: 'budget-search',
  manufacturers: ['ford'],
  ranges: ['ford.focus'],
  everyDeal: true,
  financeType: 'personal',
}

describe('W-180 the address under which the deals of a list are watched', () => {
  test('of a budget search it is that of the same deals by make, with every filter', () => {
    fc.assert(
      fc.property(anyFilters, (any) => {
        const values = { ...any, ...scope, type: any.type }
        const page = alertPage({ href: '/own', scope, carModel: 'focus-estate', values })
        expect(page).toMatch(/^\/car-search\/ford\/focus\/focus-estate\/personal/)
        const byMake = { ...scope, type: 'car-search' } satisfies FilterScope
        const watched = watchedDeals(page)
        expect(watched).toMatchObject({ kind: 'list', carModel: 'focus-estate' })
        expect(watched).toEqual(
          watchedDeals(alertPage({ href: page, scope: byMake, carModel: 'focus-estate', values })),
        )
        expect(watched).toMatchObject({ values: { budgetRanges: values.budgetRanges } })
      }),
    )
  })

  test.each([
    ['of any other list it is its own', { type: 'pcp' } satisfies FilterScope, 'focus-estate'],
    ['of a budget search that names no model or range yet, its own', scope, null],
    ['the same without its range', { type: 'budget-search' } satisfies FilterScope, 'focus-estate'],
  ])('%s', (_, of, carModel) => {
    const values = fc.sample(anyFilters, 1)[0]!
    expect(alertPage({ href: '/own?a=1', scope: of, carModel, values })).toBe('/own?a=1')
  })
})
