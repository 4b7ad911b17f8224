import { searchTextKey } from '../search/search-bounds.ts'
import type { FinanceType } from '../offer/finance-type.ts'
import type { BudgetRange } from '../pricing/budget-range.ts'
import type { BodyType } from '../vehicle/body-type.ts'
import { differencesKey } from './chosen-deals-keys.ts'
import { namedDeals, shortlistPath } from './shortlist-path.ts'

/** An address of the site with an optional query, which comes without its question mark. */
export const withSearch = (path: string, search?: string) => (search ? `${path}?${search}` : path)

const segment = encodeURIComponent

const carSearch = (segments: readonly string[], search?: string) =>
  withSearch(['/car-search', ...segments.map(segment)].join('/'), search)

type CarSearchOfType = [
  make: string,
  range: string,
  model: string,
  financeType: FinanceType,
  search?: string,
]

/** In the address of an advert's page once its audience was joined. */
export const joinedKey = 'joined'

/** Preselection of the deal page; absent fields are the top offer's. */
export type DealChoice = {
  financeType?: FinanceType
  term?: number
  mileage?: number
  deposit?: number
  stock?: boolean
  maintained?: boolean
  /** Business prices with VAT. */
  vat?: boolean
  /** How its offers are put in order, and which of them is marked. */
  sort?: string
  offer?: string
  /** Limits of its prices. */
  budgetRange?: string
  rentalRange?: string
}

function dealSearch(choice: DealChoice): string {
  const parts = [
    choice.financeType && choice.financeType !== 'personal'
      ? `financeType=${choice.financeType}`
      : '',
    choice.term === undefined ? '' : `term=${choice.term}`,
    choice.mileage === undefined ? '' : `mileage=${choice.mileage}`,
    choice.deposit === undefined ? '' : `deposit=${choice.deposit}`,
    choice.stock === undefined ? '' : `stock=${choice.stock ? 1 : 0}`,
    choice.maintained ? 'maintained=1' : '',
    choice.vat ? 'vat=1' : '',
    ...(['sort', 'budgetRange', 'rentalRange', 'offer'] as const).map((key) =>
      choice[key] === undefined ? '' : `${key}=${encodeURIComponent(choice[key])}`,
    ),
  ]
  return parts.filter((part) => part !== '').join('&')
}

/**
 * The public addresses, one function per route. Those of accounts and of partners' frames stand
 * apart, in `account-paths.ts` and `embedded-paths.ts`. Rules R-01, R-02.
 */
export const paths = {
  home: () => '/',
  compare: (search?: string) => withSearch('/compare-car-leasing', search),
  carSearch: (search?: string) => carSearch([], search),
  carSearchMake: (make: string, search?: string) => carSearch([make], search),
  carSearchRange: (make: string, range: string, search?: string) =>
    carSearch([make, range], search),
  carSearchModel: (make: string, range: string, model: string, search?: string) =>
    carSearch([make, range, model], search),
  carSearchFinance: (...[make, range, model, financeType, search]: CarSearchOfType) =>
    carSearch([make, range, model, financeType], search),
  carSearchVehicles: (...[make, range, model, financeType, search]: CarSearchOfType) =>
    carSearch([make, range, model, financeType, 'vehicles'], search),
  deal: (capId: string, choice: DealChoice = {}) =>
    withSearch(`/vehicles/${segment(capId)}/offers`, dealSearch(choice)),
  /** With the customer form that fills it, by its hash. Rule W-27. */
  getThisDeal: (capId: string, offerId: string, hash?: string) =>
    `/vehicles/${segment(capId)}/get-this-deal?offer=${segment(offerId)}${hash ? `&hash=${segment(hash)}` : ''}`,
  enterCode: (capId: string, orderRef: string, draft?: string) =>
    `/vehicles/${segment(capId)}/get-this-deal?step=code&order=${segment(orderRef)}${draft ? `&draft=${segment(draft)}` : ''}`,
  thankYou: (capId: string, orderRef: string, draft?: string) =>
    `/vehicles/${segment(capId)}/get-this-deal?step=thank-you&order=${segment(orderRef)}${draft ? `&draft=${segment(draft)}` : ''}`,
  /** Where the link of an e-mail confirms an enquiry, by its token. Rule R-41. */
  confirmByLink: (capId: string, orderRef: string, token: string) =>
    `/vehicles/${segment(capId)}/get-this-deal?step=link&order=${segment(orderRef)}&proof=${segment(token)}`,
  specialOffers: (search?: string) => withSearch('/special-offers', search),
  specialOffer: (
    offerId: string,
    { draft, isWithVat }: { draft?: string; isWithVat?: boolean } = {},
  ) =>
    withSearch(
      `/special-offers/${segment(offerId)}/details`,
      [isWithVat && 'vat=1', draft && `draft=${segment(draft)}`].filter(Boolean).join('&'),
    ),
  inStock: (search?: string) => withSearch('/in-stock-car-lease-deals', search),
  personalCarLeasing: () => '/personal-car-leasing',
  businessCarLeasing: () => '/business-car-leasing',
  pcp: () => '/pcp',
  vanLeasing: (search?: string) => withSearch('/van-leasing', search),
  budgetSearch: (search?: string) => withSearch('/budget-search', search),
  budgetSearchFinance: (financeType: FinanceType, search?: string) =>
    withSearch(`/budget-search/${financeType}`, search),
  budgetSearchModels: (financeType: FinanceType, search?: string) =>
    withSearch(`/budget-search/${financeType}/models`, search),
  budgetSearchModel: (financeType: FinanceType, model: string, search?: string) =>
    withSearch(`/budget-search/${financeType}/models/${segment(model)}`, search),
  findMyDeal: (search?: string) => withSearch('/find-my-deal', search),
  manufacturers: () => '/manufacturers',
  carLeasing: () => '/car-leasing',
  carLeasingMake: (make: string) => `/car-leasing/${segment(make)}`,
  carLeasingRange: (make: string, range: string) =>
    `/car-leasing/${segment(make)}/${segment(range)}`,
  specifications: (make: string, range: string) =>
    `/car-leasing/${segment(make)}/${segment(range)}/specifications`,
  bodyTypes: () => '/car-leasing/bodytypes',
  bodyType: (type: Exclude<BodyType, 'van'>, search?: string) =>
    withSearch(`/body-type/${type}`, search),
  budgets: () => '/car-leasing/budget',
  budget: (range: Exclude<BudgetRange, '0to150'>, search?: string) =>
    withSearch(`/budget/${range}`, search),
  electricCars: () => '/car-leasing/electric-cars',
  hybridCars: () => '/car-leasing/hybrid-cars',
  gapInsurance: (search?: string) => withSearch('/car-leasing/gap-insurance', search),
  valueScore: () => '/car-leasing/value-score',
  sellYourCar: (search?: string) => withSearch('/car-leasing/sell-your-car', search),
  additionalServices: (orderCode: string, search?: string) =>
    withSearch(`/additional-services/${segment(orderCode)}`, search),
  adDeal: (capId: string, choice: DealChoice = {}) =>
    withSearch(`/fb/${segment(capId)}`, dealSearch(choice)),
  /** Where the audience form of an advert's page ends: on its thank-you, or with what to mend. Rule R-35. */
  adDealJoined: (capId: string, draft?: string) =>
    `/fb/${segment(capId)}?${draft ? `draft=${segment(draft)}` : `${joinedKey}=1`}#audience`,
  calculators: () => '/calculators',
  fourWays: (search?: string) => withSearch('/calculators/four-ways', search),
  returnBill: (search?: string) => withSearch('/calculators/return-bill', search),
  carChangeCalculator: (search?: string) => withSearch('/car-change-calculator', search),
  electricVsPetrol: (search?: string) => withSearch('/electric-vs-petrol-calculator', search),
  concierge: (search?: string) => withSearch('/concierge', search),
  electricVsPetrolQuestions: () => '/electric-vs-petrol-calculator/questions',
  whatIsCarLeasing: () => '/what-is-car-leasing',
  guides: () => '/car-leasing-guides',
  guideCategory: (category: string) => `/car-leasing-guides/${segment(category)}`,
  guide: (category: string, guide: string) =>
    `/car-leasing-guides/${segment(category)}/${segment(guide)}`,
  faq: () => '/faq',
  aboutUs: () => '/about-us',
  ourBrokers: () => '/our-brokers',
  contactUs: (search?: string) => withSearch('/contact-us', search),
  siteMap: () => '/site-map',
  search: (text = '') =>
    withSearch('/search', text && new URLSearchParams({ [searchTextKey]: text }).toString()),
  shortlist: shortlistPath,
  /** @param isDifferencesOnly leaves out the rows in which all are alike */
  compareDeals: (deals: readonly string[] = [], { isDifferencesOnly = false } = {}) =>
    withSearch(
      '/compare',
      [deals.length > 0 ? namedDeals(deals) : '', isDifferencesOnly ? `${differencesKey}=1` : '']
        .filter(Boolean)
        .join('&'),
    ),
  quote: (quoteRef: string) => `/quotes/${segment(quoteRef)}`,
  terms: () => '/tcs',
  privacyPolicy: () => '/privacy-policy',
  cookies: () => '/cookies',
  initialDisclosure: () => '/initial-disclosure',
  newsletter: (search?: string) => withSearch('/newsletter', search),
  mailingList: (search?: string) => withSearch('/mailing-list', search),
  unsubscribe: (search?: string) => withSearch('/unsubscribe', search),
  priceAlerts: (search?: string) => withSearch('/price-alerts', search),
} as const

/** Name of a provider's paragraph on the page of all providers. Rule D-50. */
export const providerAnchor = (providerId: number) => `provider-${providerId}`

/** Address of that paragraph. */
export const providerPath = (providerId: number) =>
  `${paths.ourBrokers()}#${providerAnchor(providerId)}`

/** Addresses that plain forms post to. Rule R-09. */
export const formActions = {
  enquiry: '/forms/enquiry',
  confirmCode: '/forms/confirm-code',
  resendCode: '/forms/resend-code',
  changePhone: '/forms/change-phone',
  callBack: '/forms/call-back',
  newsletter: '/forms/newsletter',
  confirmList: '/forms/confirm-list',
  saveQuote: '/forms/save-quote',
  landingMember: '/forms/landing-member',
  customerForm: '/forms/customer-form',
  dealPreference: '/forms/deal-preference',
  carChange: '/forms/car-change',
  contact: '/forms/contact',
  concierge: '/forms/concierge',
  carSale: '/forms/car-sale',
  unsubscribe: '/forms/unsubscribe',
  login: '/forms/log-in',
  registration: '/forms/registration',
  passwordRecovery: '/forms/password-recovery',
  confirmRegistration: '/forms/confirm-registration',
  newPassword: '/forms/new-password',
  priceAlert: '/forms/price-alert',
  confirmAlert: '/forms/confirm-alert',
  changeAlerts: '/forms/change-alerts',
  stopAlerts: '/forms/stop-alerts',
} as const
