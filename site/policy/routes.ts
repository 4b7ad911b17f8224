import { dealSearchKeys } from '#core/paths/deal-search-keys.ts'

/**
 * Every public page. `fixed` pages take all input from their path, are rendered once and kept
 * until their tags expire; `live` ones read the query and are rendered for each request. A fixed
 * page with `twinKeys` has a live twin under `app/[storefront]/(site)/live`, which answers when
 * the query holds one of these keys.
 */
export type Route = {
  /** As in Next's own tables: `:name` stands for one segment. */
  path: string
  kind: 'fixed' | 'live'
  layout: 'default' | 'landing' | 'external'
  isNoindex?: true
  twinKeys?: readonly string[]
}

export const routes: readonly Route[] = [
  { path: '/', kind: 'fixed', layout: 'default' },
  { path: '/compare-car-leasing', kind: 'live', layout: 'default' },
  { path: '/car-search', kind: 'live', layout: 'default', isNoindex: true },
  { path: '/car-search/:manufacturer', kind: 'live', layout: 'default', isNoindex: true },
  { path: '/car-search/:manufacturer/:range', kind: 'live', layout: 'default', isNoindex: true },
  {
    path: '/car-search/:manufacturer/:range/:model',
    kind: 'live',
    layout: 'default',
    isNoindex: true,
  },
  {
    path: '/car-search/:manufacturer/:range/:model/:financeType',
    kind: 'live',
    layout: 'default',
    isNoindex: true,
  },
  {
    path: '/car-search/:manufacturer/:range/:model/:financeType/vehicles',
    kind: 'live',
    layout: 'default',
    isNoindex: true,
  },
  { path: '/manufacturers', kind: 'fixed', layout: 'default' },
  { path: '/vehicles/:capId/offers', kind: 'fixed', layout: 'default', twinKeys: dealSearchKeys },
  { path: '/vehicles/:capId/get-this-deal', kind: 'live', layout: 'landing', isNoindex: true },
  { path: '/car-leasing-guides', kind: 'fixed', layout: 'default' },
  { path: '/car-leasing-guides/:category', kind: 'fixed', layout: 'default' },
  { path: '/car-leasing-guides/:category/:guide', kind: 'fixed', layout: 'default' },
  { path: '/faq', kind: 'fixed', layout: 'default' },
  { path: '/about-us', kind: 'fixed', layout: 'default' },
  { path: '/our-brokers', kind: 'fixed', layout: 'default' },
  { path: '/what-is-car-leasing', kind: 'fixed', layout: 'default' },
  { path: '/tcs', kind: 'fixed', layout: 'default' },
  { path: '/privacy-policy', kind: 'fixed', layout: 'default' },
  { path: '/cookies', kind: 'fixed', layout: 'default' },
  { path: '/dev/gallery', kind: 'fixed', layout: 'default', isNoindex: true },
]

/** Pages that exist for rewrites and the front server only; visitors asking for them get a 404. */
export const innerRoutes = [
  'live',
  'page-not-found',
  'page-failed',
  'page-maintenance',
  'unmatched',
] as const

export type InnerPage = Exclude<(typeof innerRoutes)[number], 'live'>

/** The header with which the front server asks for an inner page; it never lets a visitor's through. */
export const innerHeader = 'x-larkway-inner'

/** Path prefixes that are answered without a storefront: Next's own, the API, handlers and files. */
const plainPrefixes = ['_next', 'api', 'site', 'forms', 'media', 'cars', 'providers'] as const

/** Files at the root that are no pages: icons, the manifest, robots, the site map, the partners' script. */
const plainFile = '[^/]+\\.(?:ico|svg|png|txt|xml|js|webmanifest)'

/** Matches every page path, in the notation of Next's tables; the path is `:path`. */
export const pageSource = `/:path((?!(?:${plainPrefixes.join('|')})(?:/|$)|${plainFile}$).*)`

const plainPath = new RegExp(`^/(?:(?:${plainPrefixes.join('|')})(?:/|$)|${plainFile}$)`)

/** Whether a path is a page's, existing or not, rather than a handler's or a file's. */
export const isPagePath = (pathname: string): boolean => !plainPath.test(pathname)
