import type { DealQuery } from './query/deal-query.ts'

/** The preset of a page family: a fixed value, or the default of a filter without a choice. */
type Preset = {
  fixed?: Partial<DealQuery>
  start?: Partial<Pick<DealQuery, 'fuelTypes' | 'bodyTypes'>>
}

const presets = {
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
} satisfies Record<string, Preset>

/** Page families by the names that the options call accepts. Rule F-51. */
export type FilterType = keyof typeof presets

export const filterTypes = Object.keys(presets) as [FilterType, ...FilterType[]]

/** The query with its page family's preset. A choice overrides a default. Rule F-51. */
export function withFilterType(query: DealQuery, type: FilterType): DealQuery {
  const { fixed, start = {} }: Preset = presets[type]
  const asked = { ...query }
  if (start.fuelTypes && query.fuelTypes.length === 0) asked.fuelTypes = [...start.fuelTypes]
  if (start.bodyTypes && query.bodyTypes.length === 0) asked.bodyTypes = [...start.bodyTypes]
  return { ...asked, ...fixed }
}
