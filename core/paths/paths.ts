import type { FinanceType } from '../offer/finance-type.ts'

/** An address of the site with an optional query, which comes without its question mark. */
const withSearch = (path: string, search?: string) => (search ? `${path}?${search}` : path)

const segment = encodeURIComponent

/** What the deal page can be opened with; anything left out is the top offer's. */
export type DealChoice = {
  financeType?: FinanceType
  term?: number
  mileage?: number
  deposit?: number
  stock?: boolean
  maintained?: boolean
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
  ]
  return parts.filter((part) => part !== '').join('&')
}

/** Every address the site links to, one function per route. */
export const paths = {
  home: () => '/',
  compare: (search?: string) => withSearch('/compare-car-leasing', search),
  carSearch: (search?: string) => withSearch('/car-search', search),
  carSearchMake: (make: string, search?: string) =>
    withSearch(`/car-search/${segment(make)}`, search),
  carSearchRange: (make: string, range: string, search?: string) =>
    withSearch(`/car-search/${segment(make)}/${segment(range)}`, search),
  carSearchModel: (make: string, range: string, model: string, search?: string) =>
    withSearch(`/car-search/${segment(make)}/${segment(range)}/${segment(model)}`, search),
  carSearchFinance: (
    make: string,
    range: string,
    model: string,
    financeType: FinanceType,
    search?: string,
  ) =>
    withSearch(
      `/car-search/${segment(make)}/${segment(range)}/${segment(model)}/${financeType}`,
      search,
    ),
  carSearchVehicles: (
    make: string,
    range: string,
    model: string,
    financeType: FinanceType,
    search?: string,
  ) =>
    withSearch(
      `/car-search/${segment(make)}/${segment(range)}/${segment(model)}/${financeType}/vehicles`,
      search,
    ),
  deal: (capId: string, choice: DealChoice = {}) =>
    withSearch(`/vehicles/${segment(capId)}/offers`, dealSearch(choice)),
  getThisDeal: (capId: string, offerId: string) =>
    `/vehicles/${segment(capId)}/get-this-deal?offer=${segment(offerId)}`,
  enterCode: (capId: string, orderRef: string, draft?: string) =>
    `/vehicles/${segment(capId)}/get-this-deal?step=code&order=${segment(orderRef)}${draft ? `&draft=${segment(draft)}` : ''}`,
  thankYou: (capId: string, orderRef: string) =>
    `/vehicles/${segment(capId)}/get-this-deal?step=thank-you&order=${segment(orderRef)}`,
  guides: () => '/car-leasing-guides',
  guideCategory: (category: string) => `/car-leasing-guides/${segment(category)}`,
  guide: (category: string, guide: string) =>
    `/car-leasing-guides/${segment(category)}/${segment(guide)}`,
  faq: () => '/faq',
  manufacturers: () => '/manufacturers',
  aboutUs: () => '/about-us',
  ourBrokers: () => '/our-brokers',
  whatIsCarLeasing: () => '/what-is-car-leasing',
  terms: () => '/tcs',
  privacyPolicy: () => '/privacy-policy',
  cookies: () => '/cookies',
} as const

/** Where plain forms are posted. */
export const formActions = {
  enquiry: '/forms/enquiry',
  confirmCode: '/forms/confirm-code',
  resendCode: '/forms/resend-code',
} as const
