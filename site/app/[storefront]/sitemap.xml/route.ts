import { lastChange, sitemapIndex } from '#site/components/feeds/sitemap-xml.ts'
import { xmlResponse } from '#site/components/feeds/xml.ts'
import { partNames, partPath, sitemapParts } from '../sitemap-parts.ts'
import { storefrontHandler } from '../storefront-handler.ts'

export const dynamic = 'force-static'
export { ownParams as generateStaticParams } from '../storefront-handler.ts'

/** The site map: an index of its parts. Rule E-30. */
export const GET = storefrontHandler(async ({ url }) => {
  const parts = await Promise.all(
    partNames.map(async (part) => ({
      url: url + partPath(part),
      changedAt: lastChange(await sitemapParts[part](url)),
    })),
  )
  return xmlResponse(sitemapIndex(parts))
})
