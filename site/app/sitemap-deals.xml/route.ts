import { urlSet } from '#site/components/feeds/sitemap-xml.ts'
import { xmlResponse } from '#site/components/feeds/xml.ts'
import { sitemapParts } from '../sitemap-parts.ts'

export const dynamic = 'force-static'

/** A part of the site map. Rule E-30. */
export const GET = async () => xmlResponse(urlSet(await sitemapParts.deals()))
