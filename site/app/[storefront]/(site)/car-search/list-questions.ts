import type { FaqSubject } from '#core/content/faqs-shown.ts'
import { dealPageFromWire } from '#core/contract/json/deal-from-wire.ts'
import { canonicalSearch } from '#core/filters/address/canonical-search.ts'
import { filtersFromSearch } from '#core/filters/address/filters-from-search.ts'
import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import type { ListPlace } from '#core/filters/address/list-place.ts'
import { isSubjectPlace, type SubjectPlace } from '#core/filters/address/subject-lists.ts'
import type { FilterValues } from '#core/filters/filter-values.ts'
import { searchRecord } from '#core/filters/query/search-record.ts'
import { withSearch } from '#core/routes/paths.ts'
import type { ListAnswers } from '#site/components/results/results.tsx'
import { shownOptions } from '#site/components/results/shown-options.ts'
import { filterOptions, wireDealPage } from '#site/data/deals/server.ts'
import type { ReadListQuery } from '#site/live-document/list-page.ts'

/** What queries ask of a list, read as its page reads them. Rule D-114. */
export function listQuestions(place: ListPlace | SubjectPlace): ReadListQuery {
  const { scope, carModel } = place
  return (asked) => {
    const record = searchRecord(asked)
    const { values, page, unknown } = filtersFromSearch(record, scope)
    const search = filtersToSearch(values, page, scope)
    if (unknown.length > 0 || canonicalSearch(record, search) !== null) return null
    return {
      frame: JSON.stringify([page, faqSubject(values)]),
      search,
      canonical: canonicalAddress(place, values, page),
      answers: async (): Promise<ListAnswers | null> => {
        const [list, options] = await listAnswers(values, page, carModel)
        if (list.data.length === 0) return null
        return { list: dealPageFromWire(list), options: shownOptions(options, scope) }
      },
    }
  }
}

/** A page of a list and the choices of its filters, as the API sends them. */
export function listAnswers(values: FilterValues, page: number, carModel: string | undefined) {
  const extras = { page, ...(carModel && { carModels: [carModel] }) }
  return Promise.all([wireDealPage(values, extras), filterOptions(values, extras)])
}

/** The address by which search engines know a list with these filters. */
export const canonicalAddress = (
  place: ListPlace | SubjectPlace,
  values: FilterValues,
  page: number,
): string =>
  withSearch(
    isSubjectPlace(place) ? place.canonicalAddress : place.address,
    filtersToSearch({ ...values, vat: false }, page, place.scope),
  )

/** What a list is about, for its questions: its finance type, and its fuel where there is but one. */
export function faqSubject({ financeType, fuelTypes }: FilterValues): FaqSubject {
  return { financeType, fuelType: fuelTypes.length === 1 ? fuelTypes[0] : undefined }
}
