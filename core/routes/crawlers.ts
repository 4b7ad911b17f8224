import { subjectNames } from '#core/filters/address/subject-lists.ts'
import { factsOf } from './route-table.ts'

/**
 * Where addresses begin that robots.txt keeps crawlers from; `*` is anything. Filters multiply
 * without end, and every car is found from the unfiltered list. Pages that must not be listed say so
 * themselves, which a crawler can only read when it may fetch them. Rule R-27.
 */
export const refusedToCrawlers: readonly string[] = [
  '/api/',
  '/forms/',
  '/compare-car-leasing?',
  '/car-search?',
  '/car-search/*?',
  '/budget-search?',
  '/budget-search/*?',
  '/find-my-deal?',
  '/search?',
  '/shortlist?',
  '/compare?',
  ...subjectNames.map((name) => `${factsOf(name).pattern.replace(/:\w+/, '*')}?`),
]

/** What `robots.txt` says, with where the site map is. Rule R-27. */
export const robotsText = (sitemapUrl: string): string =>
  [
    'User-Agent: *',
    'Allow: /',
    ...refusedToCrawlers.map((beginning) => `Disallow: ${beginning}`),
    '',
    `Sitemap: ${sitemapUrl}`,
    '',
  ].join('\n')

/**
 * Whether robots.txt keeps crawlers from an address of ours. Rule R-27.
 * @example isRefusedToCrawlers('/compare-car-leasing?stock=1') // true
 */
export const isRefusedToCrawlers = (address: string): boolean =>
  refusedToCrawlers.some((beginning) => startsAs(beginning, address))

function startsAs(beginning: string, address: string): boolean {
  const [head = '', tail = ''] = beginning.split('*')
  return address.startsWith(head) && address.slice(head.length).includes(tail)
}
