import { lastChange, sitemapIndex } from '#site/components/feeds/sitemap-xml.ts'
import { xmlResponse } from '#site/components/feeds/xml.ts'
import { absolute, partNames, partPath, sitemapParts } from '../sitemap-parts.ts'

export const dynamic = 'force-static'

/** The site map: an index of its parts. Rule E-30. */
export async function GET(): Promise<Response> {
  const parts = await Promise.all(
    partNames.map(async (part) => ({
      url: absolute(partPath(part)),
      changedAt: lastChange(await sitemapParts[part]()),
    })),
  )
  return xmlResponse(sitemapIndex(parts))
}
