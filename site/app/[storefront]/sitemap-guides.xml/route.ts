import { urlSet } from '#site/components/feeds/sitemap-xml.ts'
import { xmlResponse } from '#site/components/feeds/xml.ts'
import { sitemapParts } from '../sitemap-parts.ts'
import { storefrontHandler } from '../storefront-handler.ts'

export const dynamic = 'force-static'
export { ownParams as generateStaticParams } from '../storefront-handler.ts'

/** A part of the site map. Rule E-30. */
export const GET = storefrontHandler(async ({ url }) =>
  xmlResponse(urlSet(await sitemapParts.guides(url))),
)
