import type { WireFilterOptions } from '#core/contract/json/wire-filter-options.ts'

/** The options of each filter under the present selection, as the leasing API returns them. */
export type FilterOptions = Omit<WireFilterOptions, 'ratesVersion'>

/** One option of a filter, with the number of cars it would leave. */
export type FilterOption = FilterOptions['manufacturers'][number]
