import type { ReadBody } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import { linkFilters } from '#core/filters/change/link-filters.ts'
import { rangeValue } from '#core/filters/address/range-value.ts'
import { paths } from '#core/routes/paths.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'

type Choice = Pick<
  ReadBody<typeof calls.postCustomerForm>,
  'manufacturerId' | 'rangeId' | 'capId' | 'financeType' | 'budgetRange'
>

/**
 * The page that shows what somebody chose in a wizard, for the e-mail about it: the car's deals, else
 * the list of the make, range and budget band. No page of ours reads a kept form back yet, so the
 * address says nothing of the person.
 */
export function chosenPage(
  deals: Pick<DealSearch, 'manufacturer' | 'range'>,
  choice: Choice,
): string {
  const { manufacturerId, rangeId, capId, financeType, budgetRange } = choice
  if (capId) return paths.deal(capId, { financeType })
  const make = manufacturerId ? deals.manufacturer(manufacturerId) : null
  const range = make && rangeId ? deals.range(rangeId, make.slug) : null
  const filters = linkFilters({
    financeType,
    manufacturers: make && !range ? [make.slug] : [],
    ranges: make && range ? [rangeValue(make.slug, range.slug)] : [],
    budgetRanges: budgetRange ? [budgetRange] : [],
  })
  return paths.compare(filtersToSearch(filters))
}
