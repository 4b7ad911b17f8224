import { dealsFromSearch, mostSaved } from '#core/offer/chosen-deals.ts'
import { dealsKey } from '#core/routes/chosen-deals-keys.ts'
import { paths } from '#core/routes/paths.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { ShortlistPage } from '#site/components/shortlist/shortlist-page.tsx'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { chosenDeals } from '#site/data/deal/chosen-deals.ts'
import { messages } from '#site/messages/en.ts'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = () =>
  routeMetadata('shortlist', {
    canonical: paths.shortlist(),
    own: { title: messages.saved.shortlist.title },
    isListed: false,
  })

/** The deals of the address; a browser's own are put there by its script. Rules F-156, R-36. */
export default async function Page({ searchParams }: Props) {
  const ids = dealsFromSearch((await searchParams)[dealsKey], { most: mostSaved })
  return <ShortlistPage ids={ids} deals={await chosenDeals(ids)} siteUrl={await pageUrl()} />
}
