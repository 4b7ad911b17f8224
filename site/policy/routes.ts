import { faqFindKey } from '#core/content/faq-found.ts'
import { listSearchKeys } from '#core/filters/address/canonical-search.ts'
import { dealSearchKeys } from '#core/routes/deal-search-keys.ts'
import { dealsKey, differencesKey } from '#core/routes/chosen-deals-keys.ts'
import { joinedKey } from '#core/routes/paths.ts'
import { matchRoute } from '#core/routes/match-route.ts'
import { layoutOf, type PageLayout } from '#core/routes/page-layout.ts'
import { searchTextKey } from '#core/search/search-bounds.ts'
import { factsOf, type RouteName } from '#core/routes/route-table.ts'

/**
 * How a page is rendered. `fixed` pages take all input from their path, are rendered once and kept
 * until their tags expire; `live` ones read the query and are rendered for each request. A fixed
 * page with `twinKeys` has a live twin under `app/[storefront]/(site)/live`, which answers when
 * the query holds one of these keys. `queryKeys` are all that a live page reads of its query, where
 * nothing else but its path decides it: its responses serve everybody until rates or content change.
 */
type Rendering = {
  kind: 'fixed' | 'live'
  twinKeys?: readonly string[]
  queryKeys?: ReadonlySet<string>
}

export type Route = Rendering & {
  /** As in Next's own tables: `:name` stands for one segment. */
  path: string
  layout: PageLayout
  isNoindex?: true
}

const list = { kind: 'live', queryKeys: listSearchKeys } as const

/** The pages of the product that are built, by their names in core. */
const built = {
  home: { kind: 'fixed' },
  compare: list,
  personalCarLeasing: list,
  businessCarLeasing: list,
  pcp: list,
  vanLeasing: list,
  electricCars: list,
  hybridCars: list,
  bodyType: list,
  budget: list,
  inStock: list,
  inStockCopy: list,
  specialOffers: list,
  specialOffer: { kind: 'fixed', twinKeys: [...dealSearchKeys, 'draft'] },
  carSearch: { kind: 'fixed' },
  carSearchMake: { kind: 'fixed' },
  carSearchRange: { kind: 'fixed' },
  carSearchModel: { kind: 'fixed' },
  carSearchFinance: { kind: 'fixed' },
  carSearchVehicles: list,
  budgetSearch: { kind: 'live', queryKeys: new Set(['budgetRanges']) },
  budgetSearchFinance: { kind: 'fixed' },
  budgetSearchModels: { kind: 'live', queryKeys: new Set(['budgetRanges', 'page']) },
  budgetSearchModel: list,
  findMyDeal: { kind: 'live' },
  manufacturers: { kind: 'fixed' },
  carLeasing: { kind: 'fixed' },
  bodyTypes: { kind: 'fixed' },
  budgets: { kind: 'fixed' },
  valueScore: { kind: 'fixed' },
  carLeasingMake: { kind: 'fixed' },
  carLeasingRange: { kind: 'fixed' },
  specifications: { kind: 'fixed' },
  deal: { kind: 'fixed', twinKeys: [...dealSearchKeys, 'hash'] },
  getThisDeal: { kind: 'live' },
  adDeal: { kind: 'live', queryKeys: new Set([...dealSearchKeys, joinedKey]) },
  guides: { kind: 'fixed' },
  guideCategory: { kind: 'fixed' },
  guide: { kind: 'fixed' },
  faq: { kind: 'fixed', twinKeys: [faqFindKey] },
  aboutUs: { kind: 'fixed' },
  ourBrokers: { kind: 'fixed' },
  whatIsCarLeasing: { kind: 'fixed' },
  terms: { kind: 'fixed' },
  privacyPolicy: { kind: 'fixed' },
  cookies: { kind: 'fixed' },
  initialDisclosure: { kind: 'fixed' },
  siteMap: { kind: 'fixed' },
  search: { kind: 'live', queryKeys: new Set([searchTextKey]) },
  shortlist: { kind: 'live', queryKeys: new Set([dealsKey]) },
  compareDeals: { kind: 'live', queryKeys: new Set([dealsKey, differencesKey]) },
  quote: { kind: 'live' },
  newsletter: { kind: 'live' },
  calculators: { kind: 'fixed' },
  fourWays: { kind: 'live' },
  returnBill: { kind: 'live' },
  electricVsPetrol: { kind: 'live' },
  electricVsPetrolQuestions: { kind: 'fixed' },
  carChangeCalculator: { kind: 'live' },
  mailingList: { kind: 'live' },
  contactUs: { kind: 'live', queryKeys: new Set(['about', 'sent']) },
  concierge: { kind: 'live', queryKeys: new Set(['sent']) },
  unsub: { kind: 'live' },
  unsubscribe: { kind: 'live' },
  login: { kind: 'live' },
  registration: { kind: 'live' },
  passwordRecovery: { kind: 'live' },
  account: { kind: 'live' },
  adminUsers: { kind: 'live' },
  adminRateBooks: { kind: 'live' },
  adminLeads: { kind: 'live' },
  adminLead: { kind: 'live' },
  adminDeadLetters: { kind: 'live' },
  adminFigures: { kind: 'live' },
  adminActivity: { kind: 'live' },
  priceAlerts: { kind: 'live' },
  gapInsurance: { kind: 'live', queryKeys: new Set(['car', 'term']) },
  sellYourCar: { kind: 'live', queryKeys: new Set(['sent']) },
  additionalServices: { kind: 'live' },
  embedded: { kind: 'fixed' },
  embeddedDeals: list,
  embeddedOffers: { kind: 'live', queryKeys: new Set(dealSearchKeys) },
  embeddedCalculator: { kind: 'live' },
} satisfies Partial<Record<RouteName, Rendering>>

/** Every public page. What holds of it by its address alone is core's. Rules. */
export const routes: readonly Route[] = [
  ...(Object.entries(built) as [RouteName, Rendering][]).map(([name, rendering]): Route => {
    const { pattern, isNoindex } = factsOf(name)
    return {
      path: pattern,
      layout: layoutOf(pattern),
      ...(isNoindex && { isNoindex }),
      ...rendering,
    }
  }),
  { path: '/dev/gallery', kind: 'fixed', layout: 'default', isNoindex: true },
]

/**
 * Whether an address is one that a page of ours answers, were there such a make, car or guide. What
 * is not is an unknown page, titled as the home page. Rule R-18.
 */
export function hasRoute(pathname: string): boolean {
  return renderingOf(pathname) !== null
}

/** Pages that exist for rewrites and the front server only; visitors asking for them get a 404. */
export const innerRoutes = [
  'live',
  'page-not-found',
  'page-missing',
  'page-failed',
  'page-maintenance',
  'page-unsent',
  'unmatched',
] as const

export type InnerPage = Exclude<(typeof innerRoutes)[number], 'live'>

/** Whether the site has the pages of a route; menus lead to no other. Rule R-26. */
export const isBuilt = (name: RouteName): boolean => name in built

/** How a page of an address is rendered; null for an address without one. */
export function renderingOf(pathname: string): Rendering | null {
  const name = matchRoute(pathname)?.name
  return name !== undefined && name in built ? built[name as keyof typeof built] : null
}

/** The header with which the front server asks for an inner page; it never lets a visitor's through. */
export const innerHeader = 'x-larkway-inner'

/** By this header Next knows that the front server, which sends moved addresses on, stands before it. */
export const frontHeader = 'x-larkway-front'

/** Where the front server asks whether an address without a page moved. */
export const movedPath = '/site/moved'
