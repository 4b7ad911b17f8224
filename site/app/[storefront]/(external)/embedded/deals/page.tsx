import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { dealPageFromWire } from '#core/contract/json/deal-from-wire.ts'
import { canonicalSearch } from '#core/filters/address/canonical-search.ts'
import { filtersFromSearch, type SearchRecord } from '#core/filters/address/filters-from-search.ts'
import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import { pageCount } from '#core/filters/address/list-pages.ts'
import { embeddedPaths } from '#core/routes/embedded-paths.ts'
import { paths } from '#core/routes/paths.ts'
import { EmbeddedDeals } from '#site/components/embedded/embedded-deals.tsx'
import { dealsWithVat } from '#site/components/results/deals-with-vat.ts'
import { listTitle, listTitles } from '#site/components/results/list-titles.ts'
import { pageSteps } from '#site/components/results/page-steps.ts'
import { listSummary } from '#site/components/shared/deal/list-summary.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { wireDealPage } from '#site/data/deals/server.ts'
import { messages } from '#site/messages/en.ts'

type Props = { searchParams: Promise<SearchRecord> }

/** Cards on a page: few, for a frame among other things. */
const rows = 12

const titleOf = (financeType: Parameters<typeof listTitle>[1]) =>
  listTitle(listTitles({ address: paths.compare(), scope: {} }, messages.results), financeType)

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { values, page } = filtersFromSearch(await searchParams, {})
  return routeMetadata('embeddedDeals', {
    canonical: paths.compare(filtersToSearch({ ...values, vat: false }, page, {})),
    own: { title: titleOf(values.financeType) },
    isListed: false,
  })
}

/** A list of deals in a partner's frame, narrowed by the query of any list of ours. Rule R-42. */
export default async function Page({ searchParams }: Props) {
  const search = await searchParams
  const { values, page } = filtersFromSearch(search, {})
  const canonical = filtersToSearch(values, page, {})
  const query = canonicalSearch(search, canonical)
  if (query !== null) redirect(embeddedPaths.embeddedDeals(query || canonical))
  const list = dealPageFromWire(await wireDealPage(values, { page, rows }))
  const isWithVat = values.vat && values.financeType === 'business'
  const shown = isWithVat ? { ...list, deals: dealsWithVat(list) } : list
  const hrefOf = (to: number) => embeddedPaths.embeddedDeals(filtersToSearch(values, to, {}))
  return (
    <EmbeddedDeals
      title={titleOf(values.financeType)}
      summary={listSummary({ ...shown, sort: values.sort, page }, messages.results.list)}
      list={shown}
      page={page}
      rows={rows}
      steps={pageSteps(page, pageCount(list.total, rows), hrefOf)}
      hrefOf={hrefOf}
      allHref={paths.compare(canonical)}
    />
  )
}
