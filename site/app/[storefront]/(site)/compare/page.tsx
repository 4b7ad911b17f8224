import { dealsFromSearch, mostCompared } from '#core/offer/chosen-deals.ts'
import { dealsKey, differencesKey } from '#core/routes/chosen-deals-keys.ts'
import { paths } from '#core/routes/paths.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { ComparePage } from '#site/components/compare/compare-page.tsx'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { chosenDeals } from '#site/data/deal/chosen-deals.ts'
import { likeDeals } from '#site/data/deal/like-deals.ts'
import { messages } from '#site/messages/en.ts'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = () =>
  routeMetadata('compareDeals', {
    canonical: paths.compareDeals(),
    own: { title: messages.saved.compare.title },
    isListed: false,
  })

/** The deals of the address side by side, and cars to put beside them. Rules F-157, R-36. */
export default async function Page({ searchParams }: Props) {
  const search = await searchParams
  const ids = dealsFromSearch(search[dealsKey], { most: mostCompared, isCarNamed: true })
  const deals = await chosenDeals(ids)
  const [first] = deals
  return (
    <ComparePage
      ids={ids}
      deals={deals}
      like={first && ids.length < mostCompared ? await likeDeals(first.car.capId) : []}
      isDifferencesOnly={search[differencesKey] === '1'}
      siteUrl={await pageUrl()}
    />
  )
}
