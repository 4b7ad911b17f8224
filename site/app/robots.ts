import type { MetadataRoute } from 'next'
import { subjectNames } from '#core/filters/address/subject-lists.ts'
import { factsOf } from '#core/routes/route-table.ts'
import { config } from '../config.ts'

/** Pages that must not be listed say so themselves, which a crawler can only read when it may fetch them. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      // Rule R-26. Filters multiply without end; the unfiltered list and its links are enough to find every car.
      disallow: [
        ...['/api/', '/forms/', '/compare-car-leasing?', '/car-search?', '/car-search/*?'],
        ...subjectNames.map((name) => `${factsOf(name).pattern.replace(/:\w+/, '*')}?`),
      ],
    },
    sitemap: `${config.siteUrl}/sitemap.xml`,
  }
}
