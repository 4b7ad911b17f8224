import type { Metadata } from 'next'
import type { SearchRecord } from '#core/filters/address/filters-from-search.ts'
import { paths } from '#core/routes/paths.ts'
import { resultsMetadata, ResultsRoute } from '../car-search/results-route.tsx'

type Props = { searchParams: Promise<SearchRecord> }

/** Everything there is: no part of the path decides a filter. */
const place = { address: paths.compare(), scope: {} }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return resultsMetadata({ place, search: await searchParams })
}

/** Every deal, narrowed by the filters of the query. */
export default async function Page({ searchParams }: Props) {
  return <ResultsRoute place={place} search={await searchParams} requestedAddress={place.address} />
}
