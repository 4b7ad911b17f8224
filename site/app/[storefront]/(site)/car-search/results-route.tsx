import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { encodeDealColumns } from '#core/contract/columns/deal-columns.ts'
import { dealPageFromWire, type WireDealPage } from '#core/contract/json/deal-from-wire.ts'
import { unknownValues } from '#core/filters/words/unknown-values.ts'
import { canonicalSearch } from '#core/filters/address/canonical-search.ts'
import { filtersFromSearch, type SearchRecord } from '#core/filters/address/filters-from-search.ts'
import type { ListPlace } from '#core/filters/address/list-place.ts'
import { isSubjectPlace, type SubjectPlace } from '#core/filters/address/subject-lists.ts'
import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import { audienceOf } from '#core/content/banners-shown.ts'
import { matchRoute } from '#core/routes/match-route.ts'
import { withSearch } from '#core/routes/paths.ts'
import { factsOf, type RouteName } from '#core/routes/route-table.ts'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { SeenCars } from '#site/components/shared/saved/seen-cars.tsx'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import { emptyWords } from '#site/components/results/empty-words.ts'
import {
  listCrumbs,
  listTitle,
  type ListTitles,
  listTitles,
} from '#site/components/results/list-titles.ts'
import { listAnswersName } from '#site/components/results/list-answers-name.ts'
import type { ListAnswers, PackedPage } from '#site/components/results/results.tsx'
import { shownOptions } from '#site/components/results/shown-options.ts'
import { UnknownValues } from '#site/components/shared/search/unknown-values.tsx'
import { listsBeyondOf } from '#site/components/results/lists-beyond.ts'
import '#site/components/results/list-styles.ts'
import { ResultsWhenUsed } from '#site/components/results/results-when-used.tsx'
import {
  subjectCrumbs,
  subjectDescription,
  subjectTitles,
} from '#site/components/results/subject-words.ts'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { contentRouteOf } from '#site/data/content/content-route-of.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { dealPages } from '#site/data/deals/server.ts'
import { manufacturers } from '#site/data/makes/server.ts'
import { messages } from '#site/messages/en.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { passInMemory, liveDocument } from '#site/live-document/live-document.ts'
import { Column } from '#site/ui/page-section/page-section.tsx'
import { leaveListQuestions } from '#site/live-document/list-page.ts'
import { PageBanners } from '#site/app/[storefront]/page-banners.tsx'
import { canonicalAddress, faqSubject, listAnswers, listQuestions } from './list-questions.ts'

export type ResultsRouteProps = {
  /** Null for a make, range, model, finance type, body type or budget that does not exist. */
  place: ListPlace | SubjectPlace | null
  search: SearchRecord
  /** The address asked for, without its query. */
  requestedAddress: string
  /** Stands in place of the way from the home page: the answers that lead here. */
  head?: ReactNode
}

/** The cars of a list in full, on the one address its filters have. */
export async function ResultsRoute({ place, search, requestedAddress, head }: ResultsRouteProps) {
  if (!place) notFound()
  const { address, scope, carModel } = place
  const { values, page, unknown: unread } = filtersFromSearch(search, scope)
  const canonical = filtersToSearch(values, page, scope)
  // What nobody knows is said where it was asked for; elsewhere nothing would tell of it.
  const query = unread.length > 0 ? null : canonicalSearch(search, canonical)
  if (query !== null || requestedAddress !== address)
    redirect(withSearch(address, query ?? canonical))

  const name = routeNameOf(place)
  const faqRoute = contentRouteOf(name)
  // What leads here may depend on the query.
  if (!head) leaveListQuestions(listQuestions(place))
  const [[list, options], faqs, t] = await Promise.all([
    listAnswers(values, page, carModel),
    faqRoute === null ? [] : faqsFor(faqRoute, faqSubject(values)),
    getTranslations('results'),
  ])
  const beyond =
    list.total > 0
      ? undefined
      : await dealPages(listsBeyondOf({ values, carModel }, options, scope))
  const crumbs = isSubjectPlace(place)
    ? subjectCrumbs(place, messages.results)
    : listCrumbs(messages.results)
  return (
    <Column>
      {factsOf(name).isNoindex ? null : (
        <JsonLd things={[breadcrumbList(crumbs, await pageUrl())]} />
      )}
      {head ?? <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />}
      <PageBanners name={name} audience={audienceOf(values.financeType)} />
      <UnknownValues
        values={unknownValues(unread, values, options, scope)}
        text={messages.results.unknown}
      />
      <ResultsWhenUsed
        address={address}
        scope={scope}
        carModel={carModel}
        titles={titlesOf(place)}
        empty={emptyWords(place)}
        search={canonical}
        refetchable={passInMemory<ListAnswers>(listAnswersName, {
          list: liveDocument() ? dealPageFromWire(list) : packed(list),
          beyond,
          options: shownOptions(options, scope),
        })}
      />
      <SeenCars />
      <FaqBlock title={t('faqTitle')} faqs={faqs} />
    </Column>
  )
}

/** What the browser gets of a page: the same deals in a third of the bytes. */
function packed(wire: WireDealPage): PackedPage {
  const { deals, ...page } = dealPageFromWire(wire)
  return { ...page, columns: encodeDealColumns(deals) }
}

/** Title, description and canonical address of a list. Search pages are not for search engines. */
export async function resultsMetadata({
  place,
  search,
}: Pick<ResultsRouteProps, 'place' | 'search'>): Promise<Metadata> {
  if (!place) return {}
  const { values, page } = filtersFromSearch(search, place.scope)
  const [t, { providers }] = await Promise.all([getTranslations('results'), manufacturers()])
  const title = listTitle(titlesOf(place), values.financeType)
  const name = routeNameOf(place)
  const isPcp = values.financeType === 'pcp'
  const isFirstOfRoute = page === 1 && (!isPcp || place.scope.financeType === 'pcp')
  return routeMetadata(name, {
    canonical: canonicalAddress(place, values, page),
    own: {
      title: page > 1 ? t('metaTitlePage', { title, page }) : title,
      description:
        isSubjectPlace(place) && isFirstOfRoute
          ? subjectDescription(place, messages.results, providers)
          : isPcp
            ? t('metaDescriptionPcp', { title })
            : t('metaDescription', { title, providers }),
    },
    isAboutRoute: isFirstOfRoute,
    isListed: !factsOf(name).isNoindex,
  })
}

/** The headings of a list, by its subject or by the car that it is about. */
function titlesOf(place: ListPlace | SubjectPlace): ListTitles {
  return isSubjectPlace(place)
    ? subjectTitles(place, messages.results)
    : listTitles(place, messages.results)
}

/** Which page of the table of pages a list is. Rules. */
function routeNameOf({ address }: ListPlace): RouteName {
  return matchRoute(address)?.name ?? 'compare'
}
