import type { Named } from '../vehicle/derivative.ts'
import type { FilterScope } from './filter-values.ts'

/** Where among the makes a list stands. */
export type ListPlace = {
  /** The one address of the place, by slugs and without a query. */
  address: string
  scope: FilterScope
  carModel?: string
  /** "Ford", "Ford Focus", "Ford Focus Estate"; absent on a list of everything. */
  name?: string
  make?: Named
  range?: Named
  model?: Named
}
