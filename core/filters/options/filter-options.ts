/** One option of a filter, with the number of cars it would leave. */
export type FilterOption = { value: string; label: string; count: number }

/** The options of each filter under the present selection, as the leasing API returns them. */
export type FilterOptions = {
  financeTypes: FilterOption[]
  manufacturers: FilterOption[]
  /** Only of the chosen makes, labelled make plus range. */
  ranges: { manufacturerId: string; ranges: FilterOption[] }[]
  bodyTypes: FilterOption[]
  fuelTypes: FilterOption[]
  transmissions: FilterOption[]
  pureElectricRanges: FilterOption[]
  doors: FilterOption[]
  terms: FilterOption[]
  annualMileages: FilterOption[]
  depositValues: FilterOption[]
  budgets: FilterOption[]
  rentalRanges: FilterOption[]
  stocks: FilterOption[]
  /** Derivatives that match the whole selection. */
  total: number
}
