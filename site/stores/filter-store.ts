import { proxy } from 'valtio/vanilla'
import {
  defaultFilters,
  profileDefaults,
  type FilterScope,
  type FilterValues,
} from '#core/filters/filter-values.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'

/** What a visitor has chosen on a list, and which page of it is shown. */
export type FilterStore = { values: FilterValues; page: number }

/** One store for one visitor's list; made in a component, never at module level. */
export function createFilterStore({ values, page }: FilterStore): FilterStore {
  return proxy({ values, page })
}

/** Changes some filters. Every change starts again at the first page. */
export function choose(store: FilterStore, change: Partial<FilterValues>): void {
  store.values = { ...store.values, ...change }
  store.page = 1
}

/** Another finance type brings its own common profile: its mileages and deposits differ. */
export function chooseFinanceType(store: FilterStore, financeType: FinanceType): void {
  choose(store, { financeType, ...profileDefaults(financeType), rentalRange: '0' })
}

/** Makes keep only those ranges that are theirs. */
export function chooseManufacturers(store: FilterStore, manufacturers: string[]): void {
  const isKept = (range: string) => manufacturers.some((make) => range.startsWith(`${make}.`))
  choose(store, { manufacturers, ranges: store.values.ranges.filter(isKept) })
}

/** Bands of electric range are about electric cars: they go when the fuel is taken away. */
export function chooseFuelTypes(store: FilterStore, fuelTypes: FilterValues['fuelTypes']): void {
  const isElectric = fuelTypes.length === 0 || fuelTypes.includes('electric')
  choose(store, { fuelTypes, ...(!isElectric && { pureElectricRanges: [] }) })
}

export function choosePage(store: FilterStore, page: number): void {
  store.page = page
}

/** What an address says: after Back, Forward, or a link followed within the list. */
export function restoreFilters(store: FilterStore, { values, page }: FilterStore): void {
  store.values = values
  store.page = page
}

/** Back to where the list started, keeping what its path decides. */
export function resetFilters(store: FilterStore, scope: FilterScope): void {
  choose(store, { ...defaultFilters(scope.financeType), ...scope })
}
