import type { Metadata } from 'next'
import type { SearchRecord } from '#core/filters/address/filters-from-search.ts'
import { paths } from '#core/routes/paths.ts'
import { listPlace, type ListPath } from '#site/data/deals/list-place.ts'
import { resultsMetadata, ResultsRoute } from './results-route.tsx'

type Props = {
  params: Promise<Omit<ListPath, 'isVehicles'> & { storefront: string }>
  searchParams: Promise<SearchRecord>
}

/** The page and its metadata for any depth of `/car-search/…`; the segments there are decide the list. */
export function carSearchPage({ isVehicles = false }: Pick<ListPath, 'isVehicles'> = {}) {
  const read = async ({ params, searchParams }: Props) => {
    const [path, search] = await Promise.all([params, searchParams])
    return {
      place: await listPlace({ ...path, isVehicles }),
      search,
      requestedAddress: requestedAddress({ ...path, isVehicles }),
    }
  }
  return {
    generateMetadata: async (props: Props): Promise<Metadata> => resultsMetadata(await read(props)),
    Page: async (props: Props) => <ResultsRoute {...await read(props)} />,
  }
}

/** The same for every depth but the list of vehicles. */
export const { generateMetadata, Page } = carSearchPage()

function requestedAddress(path: ListPath): string {
  const segments = [path.manufacturer, path.range, path.model, path.financeType]
  const asked = segments.filter((segment) => segment !== undefined)
  return [paths.carSearch(), ...asked, ...(path.isVehicles ? ['vehicles'] : [])].join('/')
}
