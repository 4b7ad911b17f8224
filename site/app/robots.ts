import type { MetadataRoute } from 'next'
import { refusedToCrawlers } from '#core/routes/crawlers.ts'
import { config } from '../config.ts'

/** What crawlers may fetch: all but calls, forms and filtered lists. Rule R-27. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...refusedToCrawlers] },
    sitemap: `${config.siteUrl}/sitemap.xml`,
  }
}
