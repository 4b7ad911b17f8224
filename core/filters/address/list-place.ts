import type { Named } from '#core/vehicle/derivative.ts'
import type { FilterScope } from '../filter-values.ts'

/** The make, range or model that a list is about. */
export type ListPlace = {
  /** Canonical address of the list, by slugs and without a query. */
  address: string
  scope: FilterScope
  carModel?: string
  /** "Ford", "Ford Focus", "Ford Focus Estate"; absent on a list of everything. */
  name?: string
  make?: Named
  range?: Named
  model?: Named
}
