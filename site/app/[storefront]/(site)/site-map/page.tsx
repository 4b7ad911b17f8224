import { plainPath } from '#core/routes/shown-link.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { siteMapLists } from '#site/components/layout/navigation.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { currentStorefront } from '#site/data/storefronts/of-page.ts'
import { isBuilt } from '#site/policy/routes.ts'
import { LinkLists } from '#site/ui/link-lists/link-lists.tsx'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'

const { title, lede, description } = messages.layout.siteMap

export const generateMetadata = async () =>
  routeMetadata('siteMap', {
    canonical: plainPath('siteMap'),
    own: { title, description: fill(description, { name: (await currentStorefront()).name }) },
  })

/** Every page that has an address of its own, for people; crawlers have `sitemap.xml`. Rule R-28. */
export default function Page() {
  return (
    <Column>
      <PageTitle title={title} lede={lede} />
      <LinkLists lists={siteMapLists(messages.layout, isBuilt)} />
    </Column>
  )
}
