/**
 * Properties of a page that depend on its address alone. What a row leaves out is the usual case.
 */
export type RouteMeta = {
  /** As in Next's own tables: `:name` stands for one segment. */
  pattern: string
  /** Kept out of search engines. Rule R-15. */
  isNoindex?: true
  /** Title format: a search, or a template that names the make. Rules. */
  title?: 'search' | 'make'
  /** Has a block of questions and answers. Rule R-21. */
  hasFaqs?: true
  /** Has the banner. Rule R-22. */
  hasBanner?: true
  /** Offers no chat. Rule R-23. */
  isChatHidden?: true
}

const search = { isNoindex: true, title: 'search', hasFaqs: true } as const
const make = { title: 'make' } as const
const hidden = { isNoindex: true } as const

/**
 * Every page of the product, by the name of the function that builds its address. Fixed words stand
 * before the parameters they beat. Rules.
 */
export const routeTable = {
  home: { pattern: '/', hasFaqs: true },
  aboutUs: { pattern: '/about-us', hasFaqs: true },
  ourBrokers: { pattern: '/our-brokers', hasBanner: true },
  contactUs: { pattern: '/contact-us', hasBanner: true },
  faq: { pattern: '/faq', hasFaqs: true },
  siteMap: { pattern: '/site-map' },
  search: { pattern: '/search', ...hidden },
  terms: { pattern: '/tcs' },
  privacyPolicy: { pattern: '/privacy-policy' },
  cookies: { pattern: '/cookies' },
  initialDisclosure: { pattern: '/initial-disclosure' },
  newsletter: { pattern: '/newsletter', ...hidden },
  mailingList: { pattern: '/mailing-list', ...hidden },
  shortlist: { pattern: '/shortlist', ...hidden },
  compareDeals: { pattern: '/compare', ...hidden },
  quote: { pattern: '/quotes/:quoteRef', ...hidden },
  unsub: { pattern: '/unsub', ...hidden },
  unsubscribe: { pattern: '/unsubscribe', ...hidden },
  priceAlerts: { pattern: '/price-alerts', ...hidden },

  whatIsCarLeasing: { pattern: '/what-is-car-leasing' },
  guides: { pattern: '/car-leasing-guides' },
  guideCategory: { pattern: '/car-leasing-guides/:category' },
  guide: { pattern: '/car-leasing-guides/:category/:guide' },

  compare: { pattern: '/compare-car-leasing' },
  personalCarLeasing: { pattern: '/personal-car-leasing' },
  businessCarLeasing: { pattern: '/business-car-leasing' },
  pcp: { pattern: '/pcp' },
  vanLeasing: { pattern: '/van-leasing', hasFaqs: true },
  inStock: { pattern: '/in-stock-car-lease-deals' },
  inStockCopy: { pattern: '/in-stock-car-lease-deals/index.bak', ...hidden },
  specialOffers: { pattern: '/special-offers' },
  specialOffer: { pattern: '/special-offers/:offerId/details' },

  manufacturers: { pattern: '/manufacturers' },
  carLeasing: { pattern: '/car-leasing' },
  bodyTypes: { pattern: '/car-leasing/bodytypes' },
  budgets: { pattern: '/car-leasing/budget' },
  electricCars: { pattern: '/car-leasing/electric-cars' },
  hybridCars: { pattern: '/car-leasing/hybrid-cars' },
  gapInsurance: { pattern: '/car-leasing/gap-insurance' },
  valueScore: { pattern: '/car-leasing/value-score' },
  sellYourCar: { pattern: '/car-leasing/sell-your-car' },
  carLeasingMake: { pattern: '/car-leasing/:manufacturer', ...make },
  carLeasingRange: { pattern: '/car-leasing/:manufacturer/:range', ...make },
  specifications: { pattern: '/car-leasing/:manufacturer/:range/specifications', ...make },
  bodyType: { pattern: '/body-type/:bodyType' },
  budget: { pattern: '/budget/:budgetRange' },

  carSearch: { pattern: '/car-search', ...search },
  carSearchMake: { pattern: '/car-search/:manufacturer', ...search },
  carSearchRange: { pattern: '/car-search/:manufacturer/:range', ...search },
  carSearchModel: { pattern: '/car-search/:manufacturer/:range/:model', ...search },
  carSearchFinance: {
    pattern: '/car-search/:manufacturer/:range/:model/:financeType',
    ...search,
    hasBanner: true,
  },
  carSearchVehicles: {
    pattern: '/car-search/:manufacturer/:range/:model/:financeType/vehicles',
    ...search,
  },
  budgetSearch: { pattern: '/budget-search', ...search },
  budgetSearchFinance: { pattern: '/budget-search/:financeType', ...search, hasBanner: true },
  budgetSearchModels: { pattern: '/budget-search/:financeType/models', ...search },
  budgetSearchModel: { pattern: '/budget-search/:financeType/models/:model', ...search },
  findMyDeal: { pattern: '/find-my-deal' },

  deal: { pattern: '/vehicles/:capId/offers', hasBanner: true },
  getThisDeal: { pattern: '/vehicles/:capId/get-this-deal', ...hidden, isChatHidden: true },
  adDeal: { pattern: '/fb/:capId', ...hidden },
  additionalServices: {
    pattern: '/additional-services/:orderCode',
    isNoindex: true,
    title: 'search',
  },

  concierge: { pattern: '/concierge' },
  calculators: { pattern: '/calculators' },
  fourWays: { pattern: '/calculators/four-ways', isChatHidden: true },
  returnBill: { pattern: '/calculators/return-bill', isChatHidden: true },
  carChangeCalculator: { pattern: '/car-change-calculator', isChatHidden: true },
  electricVsPetrol: { pattern: '/electric-vs-petrol-calculator', isChatHidden: true },
  electricVsPetrolQuestions: {
    pattern: '/electric-vs-petrol-calculator/questions',
    isChatHidden: true,
  },

  login: { pattern: '/login', ...hidden },
  registration: { pattern: '/registration/:token', ...hidden },
  passwordRecovery: { pattern: '/password-recovery/:token', ...hidden },
  account: { pattern: '/account', ...hidden },
  adminUsers: { pattern: '/admin/users', ...hidden },
  adminActivity: { pattern: '/admin/activity', ...hidden },
  adminLeads: { pattern: '/admin/leads', ...hidden },
  adminLead: { pattern: '/admin/leads/:orderRef', ...hidden },
  adminDeadLetters: { pattern: '/admin/dead-letters', ...hidden },
  adminRateBooks: { pattern: '/admin/rate-books', ...hidden },
  adminFigures: { pattern: '/admin/figures', ...hidden },

  embedded: { pattern: '/embedded', ...hidden },
  embeddedDeals: { pattern: '/embedded/deals', ...hidden },
  embeddedOffers: { pattern: '/embedded/vehicles/:capId/offers', ...hidden },
  embeddedCalculator: { pattern: '/embedded/calculators/:calculator', ...hidden },
} as const satisfies Record<string, RouteMeta>

export type RouteName = keyof typeof routeTable

/** The properties of a page, typed with the optional ones. */
export const factsOf = (name: RouteName): RouteMeta => routeTable[name]
