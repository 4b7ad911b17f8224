import { dealQueryOf } from '#core/filters/query/deal-query-of.ts'
import type { FilterValues } from '#core/filters/filter-values.ts'
import type { Deal } from '#core/offer/deal.ts'
import { vatWords } from '#core/pricing/vat/offer-with-vat.ts'
import type { SearchedGuide } from '#core/search/found-guides.ts'
import type { SearchAnswer } from '#core/search/search-answer.ts'
import { search } from '#core/search/search.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { searchedCatalogue } from './searched-catalogue.ts'

/** An answer with the deals that its page shows, and the cheapest month among them. */
export type PricedAnswer = Omit<SearchAnswer, 'values'> & {
  /** Null where the page shows no deals. */
  deals: number | null
  /** Null where it shows none, or none was found. */
  cheapest: { monthlyPaymentPence: number; vat: string } | null
}

/** The pages that answer a text, with what they hold now. Rules F-130, C-67. */
export function answerSearch(
  deals: DealSearch,
  guides: readonly SearchedGuide[],
  text: string,
): { answers: PricedAnswer[]; unknown: string[] } {
  const { index, dealOf } = searchedCatalogue(deals)
  const { answers, unknown } = search(index, guides, text)
  return {
    unknown,
    answers: answers.map(({ values, capId, ...answer }) => {
      if (values) return { ...answer, ...dealsOfList(deals, values) }
      const deal = capId === undefined ? undefined : dealOf.get(capId)
      return { ...answer, deals: null, cheapest: priceOf(deal) }
    }),
  }
}

function dealsOfList(deals: DealSearch, { budgetFrom, budgetTo, ...values }: FilterValues) {
  const limits = { budgetFrom: budgetFrom ?? undefined, budgetTo: budgetTo ?? undefined }
  const found = deals.list(dealQueryOf({ ...values, ...limits }), 1, 1)
  return { deals: found.total, cheapest: priceOf(found.deals[0]) }
}

const priceOf = (deal: Deal | undefined): PricedAnswer['cheapest'] =>
  deal ? { monthlyPaymentPence: deal.offer.monthlyPaymentPence, vat: vatWords(deal.offer) } : null
