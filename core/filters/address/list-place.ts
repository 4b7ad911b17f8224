import type { FilterScope } from '../filter-values.ts'

/** Where a list stands, and the car model or other subject that it is about. */
export type ListPlace = {
  /** Canonical address of the list, by slugs and without a query. */
  address: string
  scope: FilterScope
  carModel?: string
  /** "Ford Focus Estate", "SUV"; absent on a list of everything. */
  name?: string
}
