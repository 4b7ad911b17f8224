import { embeddedPaths } from '#core/routes/embedded-paths.ts'
import { originOf } from '#core/storefronts/frame-origin.ts'
import { EmbeddedIndex } from '#site/components/embedded/embedded-index.tsx'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { listedDeals } from '#site/data/deals/quoted-deals.ts'
import { currentStorefront } from '#site/data/storefronts/of-page.ts'
import { messages } from '#site/messages/en.ts'

export const generateMetadata = () =>
  routeMetadata('embedded', {
    canonical: embeddedPaths.embedded(),
    own: { title: messages.embedded.title },
    isListed: false,
  })

/** What partners can show on their own sites, and how. Rule R-13. */
export default async function Page() {
  const [{ name, url, frameOrigins }, [deal]] = await Promise.all([
    currentStorefront(),
    listedDeals(),
  ])
  return (
    <EmbeddedIndex
      name={name}
      siteUrl={url}
      capId={deal?.derivative.capId ?? '1'}
      origins={frameOrigins.flatMap((origin) => originOf(origin) ?? [])}
    />
  )
}
