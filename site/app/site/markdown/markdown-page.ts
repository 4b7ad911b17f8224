import { stegaClean } from '@sanity/client/stega'
import { includedInEveryDeal } from '#core/content/claim-figures.ts'
import { dealPageFromWire } from '#core/contract/json/deal-from-wire.ts'
import { canonicalSearch } from '#core/filters/address/canonical-search.ts'
import { filtersFromSearch, type SearchRecord } from '#core/filters/address/filters-from-search.ts'
import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import type { ListPlace } from '#core/filters/address/list-place.ts'
import {
  isSubjectPlace,
  subjectNames,
  type SubjectPlace,
  subjectPlace,
} from '#core/filters/address/subject-lists.ts'
import { filterSentence } from '#core/filters/words/filter-sentence.ts'
import { dealPage } from '#core/landing/deal-page.ts'
import { offerChoiceFromSearch } from '#core/landing/offer-choice.ts'
import { asksForVat, preferencesFromSearch } from '#core/landing/preferences-from-search.ts'
import { offerWithVat } from '#core/pricing/vat/offer-with-vat.ts'
import { matchRoute } from '#core/routes/match-route.ts'
import { paths, withSearch } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { dealMarkdown } from '#site/components/markdown/deal-markdown.ts'
import { documentMarkdown } from '#site/components/markdown/document-markdown.ts'
import { guideMarkdown } from '#site/components/markdown/guide-markdown.ts'
import { listMarkdown } from '#site/components/markdown/list-markdown.ts'
import { dealsWithVat } from '#site/components/results/deals-with-vat.ts'
import { listTitle, listTitles } from '#site/components/results/list-titles.ts'
import { subjectTitles } from '#site/components/results/subject-words.ts'
import { listSummary } from '#site/components/shared/deal/list-summary.ts'
import { shownClaims } from '#site/data/claims/server.ts'
import { dealsOfCars } from '#site/data/deal/deals-of-cars.ts'
import { derivative, offersOf, withdrawnCar } from '#site/data/deal/server.ts'
import { filterOptions, wireDealPage } from '#site/data/deals/server.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { guide, isGuideGone } from '#site/data/guides/server.ts'
import type { StorefrontFacts } from '#site/data/storefronts/server.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { pageFrame } from './page-frame.ts'

/** With the path that is its address for search engines, or where it leads. */
type MarkdownPage = { text: string; path: string } | { redirect: string } | { gone: string } | null

/** A page as Markdown, or where it leads; null for an address without one. Rules E-33, E-34, R-45, R-47. */
export async function markdownPage(
  pathname: string,
  search: SearchRecord,
  storefront: StorefrontFacts,
): Promise<MarkdownPage> {
  const match = matchRoute(pathname)
  if (match === null) return null
  const { name, params } = match
  if (name === 'guide') return guidePage(params['category']!, params['guide']!, storefront)
  if (name === 'deal') return carPage(params['capId']!, search, storefront)
  if (name === 'compare')
    return listPage({ address: paths.compare(), scope: {} }, search, storefront)
  const subject = subjectNames.find((each) => each === name)
  const place = subject && subjectPlace(subject, params['bodyType'] ?? params['budgetRange'])
  return place ? listPage(place, search, storefront) : null
}

async function guidePage(
  category: string,
  slug: string,
  storefront: StorefrontFacts,
): Promise<MarkdownPage> {
  const found = stegaClean(await guide(category, slug))
  if (!found)
    return (await isGuideGone(category, slug)) ? { gone: messages.content.gone.title } : null
  const [deals, faqs] = await Promise.all([
    dealsOfCars(found.relatedCapIds ?? [], found.pricesShownAs),
    faqsFor('/car-leasing-guides'),
  ])
  const body = guideMarkdown(found, { deals, faqs: stegaClean(faqs) }, storefront.url)
  const path = paths.guide(found.category.slug, found.slug)
  return { path, text: documentMarkdown(found.title, body, await pageFrame(path, storefront)) }
}

async function carPage(
  capId: string,
  search: SearchRecord,
  storefront: StorefrontFacts,
): Promise<MarkdownPage> {
  const [car, quoted, included] = await Promise.all([
    derivative(capId),
    offersOf(capId),
    shownClaims(includedInEveryDeal),
  ])
  if (!car || !quoted) {
    const withdrawn = await withdrawnCar(capId)
    return withdrawn && { gone: fill(messages.deal.withdrawn.title, { car: carName(withdrawn) }) }
  }
  const offers = asksForVat(search) ? quoted.map(offerWithVat) : quoted
  const view = dealPage(offers, preferencesFromSearch(search), {
    choice: offerChoiceFromSearch(search),
  })
  const frame = await pageFrame(withSearch(paths.deal(capId), searchText(search)), storefront)
  const title = `${carName(car)} ${car.name}`
  const body = dealMarkdown(car, view, included)
  return { path: paths.deal(capId), text: documentMarkdown(title, body, frame) }
}

async function listPage(
  place: ListPlace | SubjectPlace,
  search: SearchRecord,
  storefront: StorefrontFacts,
): Promise<MarkdownPage> {
  const { address, scope } = place
  const { values, page, unknown } = filtersFromSearch(search, scope)
  const canonical = filtersToSearch(values, page, scope)
  const query = unknown.length > 0 ? null : canonicalSearch(search, canonical)
  if (query !== null) return { redirect: withSearch(address, query || canonical) }
  const [wire, options] = await Promise.all([
    wireDealPage(values, { page }),
    filterOptions(values, { page }),
  ])
  const list = dealPageFromWire(wire)
  const isWithVat = values.vat && values.financeType === 'business'
  const shown = { ...list, deals: isWithVat ? dealsWithVat(list) : list.deals }
  const t = messages.results
  const titles = isSubjectPlace(place) ? subjectTitles(place, t) : listTitles(place, t)
  const words = {
    summary: listSummary({ ...shown, sort: values.sort, page }, t.list),
    filters: filterSentence(values, options),
    empty: t.list.none,
    hrefOf: (to: number) => withSearch(address, filtersToSearch(values, to, scope)),
  }
  const body = listMarkdown(shown, words, storefront.url)
  const frame = await pageFrame(withSearch(address, canonical), storefront)
  const own = isSubjectPlace(place) ? place.canonicalAddress : address
  const title = listTitle(titles, values.financeType)
  return { path: withSearch(own, canonical), text: documentMarkdown(title, body, frame) }
}

/** A query as it was sent. */
const searchText = (search: SearchRecord): string =>
  new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String([value].flat()[0])]],
    ),
  ).toString()
