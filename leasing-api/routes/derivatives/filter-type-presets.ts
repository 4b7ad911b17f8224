import type { DealQuery } from '#core/filters/deal-query.ts'
import type { filterTypes } from '#core/contract/calls/derivatives.ts'

type FilterType = (typeof filterTypes)[number]

/** What a family of pages is about: fixed by its name, or where a choice starts when none is made. */
const presets: Record<FilterType, { fixed?: Partial<DealQuery>; start?: Partial<DealQuery> }> = {
  compare: {},
  'car-search': {},
  budget: {},
  'body-type': {},
  'special-offers': { fixed: { isSpecialOfferOnly: true } },
  'in-stock': { fixed: { isInStockOnly: true } },
  electric: { start: { fuelTypes: ['electric'] } },
  hybrid: { start: { fuelTypes: ['hybrid', 'plug-in-hybrid'] } },
  business: { fixed: { financeType: 'business' } },
  personal: { fixed: { financeType: 'personal' } },
  van: { start: { bodyTypes: ['van'] } },
  pcp: { fixed: { financeType: 'pcp' } },
}

/** The query with what its page family says. A choice that was made stands before a start. */
export function withFilterType(query: DealQuery, type: FilterType): DealQuery {
  const { fixed, start } = presets[type]
  const starting = Object.entries(start ?? {}).filter(
    ([field]) => (query[field as keyof DealQuery] as readonly unknown[]).length === 0,
  )
  return { ...query, ...Object.fromEntries(starting), ...fixed }
}
