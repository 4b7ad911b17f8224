import type { FilterValues } from '../filters/filter-values.ts'

/** A page that answers a search. */
export type SearchAnswer = {
  kind: 'range' | 'make' | 'derivative' | 'list' | 'guide'
  title: string
  path: string
  /** The filters whose deals the page shows; null where it shows no list. */
  values: FilterValues | null
  /** The derivative, of a single deal's page. */
  capId?: string
}
