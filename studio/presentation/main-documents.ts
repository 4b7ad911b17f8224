import type { DocumentResolver } from 'sanity/presentation'
import { routeTable } from '../../core/routes/route-table.ts'
import { pageKeys } from '../../schemas/placement/page-key.ts'
import {
  articleByAddressFilter,
  categoryByAddressFilter,
  guideByAddressFilter,
  pageByKeyFilter,
} from '../../schemas/queries/studio-lists.ts'

const fixedPages = pageKeys.flatMap((page): DocumentResolver[] =>
  'path' in page ? [{ route: page.path, filter: pageByKeyFilter, params: { key: page.key } }] : [],
)

/** Which document the Studio opens beside a page of the preview; the first that fits counts. */
export const mainDocuments: DocumentResolver[] = [
  { route: routeTable.home.pattern, type: 'siteSettings' },
  ...fixedPages,
  {
    route: routeTable.guide.pattern,
    filter: guideByAddressFilter,
    params: ({ params }) => ({ category: params.category ?? '', slug: params.guide ?? '' }),
  },
  {
    route: routeTable.guideCategory.pattern,
    filter: categoryByAddressFilter,
    params: ({ params }) => ({ category: params.category ?? '' }),
  },
  {
    route: [routeTable.carLeasingRange.pattern, routeTable.carLeasingMake.pattern],
    filter: articleByAddressFilter,
    params: ({ params }) => ({
      manufacturer: params.manufacturer ?? '',
      range: params.range ?? '',
    }),
  },
]
