import type { MetadataRoute } from 'next'
import { config } from '../config.ts'

/** Pages that must not be listed say so themselves, which a crawler can only read when it may fetch them. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      // Filters multiply without end; the unfiltered list and its links are enough to find every car.
      disallow: ['/api/', '/forms/', '/compare-car-leasing?', '/car-search?', '/car-search/*?'],
    },
    sitemap: `${config.siteUrl}/sitemap.xml`,
  }
}
