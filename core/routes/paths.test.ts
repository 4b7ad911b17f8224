import { describe, expect, test } from 'vitest'
import { accountPaths } from './account-paths.ts'
import { blogPath } from './blog.ts'
import { embeddedPaths } from './embedded-paths.ts'
import { matchRoute } from './match-route.ts'
import { formActions, paths, providerPath } from './paths.ts'
import { type RouteName, routeTable } from './route-table.ts'

const code = 'kZ3v0bWn7x2QfLr9sTqYdA'

/** Every address the site can build, once: a new route is a line here. */
const addresses = [
  ['home', paths.home(), '/'],
  ['aboutUs', paths.aboutUs(), '/about-us'],
  ['ourBrokers', paths.ourBrokers(), '/our-brokers'],
  ['contactUs', paths.contactUs(), '/contact-us'],
  ['faq', paths.faq(), '/faq'],
  ['siteMap', paths.siteMap(), '/site-map'],
  ['search', paths.search(), '/search'],
  ['search', paths.search('kia ev3'), '/search?q=kia+ev3'],
  ['terms', paths.terms(), '/tcs'],
  ['privacyPolicy', paths.privacyPolicy(), '/privacy-policy'],
  ['cookies', paths.cookies(), '/cookies'],
  ['initialDisclosure', paths.initialDisclosure(), '/initial-disclosure'],
  ['newsletter', paths.newsletter(), '/newsletter'],
  ['newsletter', paths.newsletter('sent=1'), '/newsletter?sent=1'],
  ['mailingList', paths.mailingList(), '/mailing-list'],
  ['mailingList', paths.mailingList('done=1'), '/mailing-list?done=1'],
  ['shortlist', paths.shortlist(), '/shortlist'],
  [
    'shortlist',
    paths.shortlist(['7-1-p36-8000-9-fn', '8-2-c36-8000-2000']),
    '/shortlist?deals=7-1-p36-8000-9-fn,8-2-c36-8000-2000',
  ],
  ['compareDeals', paths.compareDeals(), '/compare'],
  [
    'compareDeals',
    paths.compareDeals(['7-1-p36-8000-9-fn', '2'], { isDifferencesOnly: true }),
    '/compare?deals=7-1-p36-8000-9-fn,2&differences=1',
  ],
  ['quote', paths.quote(code), `/quotes/${code}`],
  ['unsubscribe', paths.unsubscribe(), '/unsubscribe'],
  ['priceAlerts', paths.priceAlerts(), '/price-alerts'],
  ['priceAlerts', paths.priceAlerts('asked=1'), '/price-alerts?asked=1'],
  ['whatIsCarLeasing', paths.whatIsCarLeasing(), '/what-is-car-leasing'],
  ['guides', paths.guides(), '/car-leasing-guides'],
  [
    'guideCategory',
    paths.guideCategory('leasing-explained'),
    '/car-leasing-guides/leasing-explained',
  ],
  ['guide', paths.guide('explained', 'hire'), '/car-leasing-guides/explained/hire'],
  ['compare', paths.compare(), '/compare-car-leasing'],
  ['personalCarLeasing', paths.personalCarLeasing(), '/personal-car-leasing'],
  ['businessCarLeasing', paths.businessCarLeasing(), '/business-car-leasing'],
  ['pcp', paths.pcp(), '/pcp'],
  ['vanLeasing', paths.vanLeasing(), '/van-leasing'],
  ['inStock', paths.inStock(), '/in-stock-car-lease-deals'],
  ['specialOffers', paths.specialOffers(), '/special-offers'],
  [
    'specialOffer',
    paths.specialOffer('7-1234567-p36-8000-9-fn'),
    '/special-offers/7-1234567-p36-8000-9-fn/details',
  ],
  [
    'specialOffer',
    paths.specialOffer('7-1234567-p36-8000-9-fn', { draft: 'a b' }),
    '/special-offers/7-1234567-p36-8000-9-fn/details?draft=a%20b',
  ],
  [
    'specialOffer',
    paths.specialOffer('7-1234567-b36-8000-9-fn', { isWithVat: true }),
    '/special-offers/7-1234567-b36-8000-9-fn/details?vat=1',
  ],
  ['manufacturers', paths.manufacturers(), '/manufacturers'],
  ['carLeasing', paths.carLeasing(), '/car-leasing'],
  ['bodyTypes', paths.bodyTypes(), '/car-leasing/bodytypes'],
  ['budgets', paths.budgets(), '/car-leasing/budget'],
  ['electricCars', paths.electricCars(), '/car-leasing/electric-cars'],
  ['hybridCars', paths.hybridCars(), '/car-leasing/hybrid-cars'],
  ['gapInsurance', paths.gapInsurance(), '/car-leasing/gap-insurance'],
  ['valueScore', paths.valueScore(), '/car-leasing/value-score'],
  ['sellYourCar', paths.sellYourCar(), '/car-leasing/sell-your-car'],
  ['carLeasingMake', paths.carLeasingMake('ford'), '/car-leasing/ford'],
  ['carLeasingRange', paths.carLeasingRange('ford', 'focus'), '/car-leasing/ford/focus'],
  [
    'specifications',
    paths.specifications('ford', 'focus'),
    '/car-leasing/ford/focus/specifications',
  ],
  ['bodyType', paths.bodyType('suv'), '/body-type/suv'],
  ['budget', paths.budget('150to250'), '/budget/150to250'],
  ['carSearch', paths.carSearch(), '/car-search'],
  ['carSearchMake', paths.carSearchMake('ford'), '/car-search/ford'],
  ['carSearchRange', paths.carSearchRange('ford', 'focus'), '/car-search/ford/focus'],
  [
    'carSearchModel',
    paths.carSearchModel('ford', 'focus', 'focus-estate'),
    '/car-search/ford/focus/focus-estate',
  ],
  [
    'carSearchFinance',
    paths.carSearchFinance('ford', 'focus', 'focus-estate', 'business'),
    '/car-search/ford/focus/focus-estate/business',
  ],
  [
    'carSearchVehicles',
    paths.carSearchVehicles('ford', 'focus', 'focus-estate', 'business'),
    '/car-search/ford/focus/focus-estate/business/vehicles',
  ],
  ['budgetSearch', paths.budgetSearch(), '/budget-search'],
  ['budgetSearchFinance', paths.budgetSearchFinance('pcp'), '/budget-search/pcp'],
  ['budgetSearchModels', paths.budgetSearchModels('personal'), '/budget-search/personal/models'],
  [
    'budgetSearchModel',
    paths.budgetSearchModel('personal', 'focus-estate'),
    '/budget-search/personal/models/focus-estate',
  ],
  ['findMyDeal', paths.findMyDeal(), '/find-my-deal'],
  ['deal', paths.deal('1234567'), '/vehicles/1234567/offers'],
  [
    'getThisDeal',
    paths.getThisDeal('1234567', '7-1234567-p36-8000-9-fn'),
    '/vehicles/1234567/get-this-deal?offer=7-1234567-p36-8000-9-fn',
  ],
  [
    'getThisDeal',
    paths.getThisDeal('1234567', '7-1234567-p36-8000-9-fn', code),
    `/vehicles/1234567/get-this-deal?offer=7-1234567-p36-8000-9-fn&hash=${code}`,
  ],
  [
    'getThisDeal',
    paths.enterCode('1234567', code),
    `/vehicles/1234567/get-this-deal?step=code&order=${code}`,
  ],
  [
    'getThisDeal',
    paths.enterCode('1234567', code, 'draft'),
    `/vehicles/1234567/get-this-deal?step=code&order=${code}&draft=draft`,
  ],
  [
    'getThisDeal',
    paths.thankYou('1234567', code),
    `/vehicles/1234567/get-this-deal?step=thank-you&order=${code}`,
  ],
  [
    'getThisDeal',
    paths.thankYou('1234567', code, 'draft'),
    `/vehicles/1234567/get-this-deal?step=thank-you&order=${code}&draft=draft`,
  ],
  [
    'getThisDeal',
    paths.confirmByLink('1234567', code, 'token'),
    `/vehicles/1234567/get-this-deal?step=link&order=${code}&proof=token`,
  ],
  ['adDeal', paths.adDeal('1234567'), '/fb/1234567'],
  ['additionalServices', paths.additionalServices(code), `/additional-services/${code}`],
  ['concierge', paths.concierge(), '/concierge'],
  ['calculators', paths.calculators(), '/calculators'],
  ['fourWays', paths.fourWays('salary=45000'), '/calculators/four-ways?salary=45000'],
  ['returnBill', paths.returnBill(), '/calculators/return-bill'],
  ['carChangeCalculator', paths.carChangeCalculator(), '/car-change-calculator'],
  ['electricVsPetrol', paths.electricVsPetrol(), '/electric-vs-petrol-calculator'],
  [
    'electricVsPetrolQuestions',
    paths.electricVsPetrolQuestions(),
    '/electric-vs-petrol-calculator/questions',
  ],
  ['login', accountPaths.login(), '/login'],
  ['login', accountPaths.loginCode(), '/login?step=2'],
  ['login', accountPaths.login('script=off'), '/login?script=off'],
  ['login', accountPaths.loginForm('registration'), '/login?form=registration'],
  [
    'login',
    accountPaths.loginForm('passwordRecovery', 'abc'),
    '/login?form=passwordRecovery&draft=abc',
  ],
  ['account', accountPaths.account(), '/account'],
  ['registration', accountPaths.registration('a b'), '/registration/a%20b'],
  ['passwordRecovery', accountPaths.passwordRecovery('a/b'), '/password-recovery/a%2Fb'],
  ['adminUsers', accountPaths.adminUsers(), '/admin/users'],
  ['adminActivity', accountPaths.adminActivity('page=2'), '/admin/activity?page=2'],
  ['adminLeads', accountPaths.adminLeads(), '/admin/leads'],
  [
    'adminLead',
    accountPaths.adminLead('kZ3v0bWn7x2QfLr9sTqYdA'),
    '/admin/leads/kZ3v0bWn7x2QfLr9sTqYdA',
  ],
  ['adminDeadLetters', accountPaths.adminDeadLetters(), '/admin/dead-letters'],
  ['adminRateBooks', accountPaths.adminRateBooks(), '/admin/rate-books'],
  ['adminFigures', accountPaths.adminFigures(), '/admin/figures'],
  ['embedded', embeddedPaths.embedded(), '/embedded'],
  ['embeddedDeals', embeddedPaths.embeddedDeals(), '/embedded/deals'],
  ['embeddedOffers', embeddedPaths.embeddedOffers('1234567'), '/embedded/vehicles/1234567/offers'],
  [
    'embeddedCalculator',
    embeddedPaths.embeddedCalculator('car-change'),
    '/embedded/calculators/car-change',
  ],
] as const satisfies readonly (readonly [RouteName, string, string])[]

describe('R-01 the addresses of the site', () => {
  test.each(addresses)('%s: %s', (name, built, address) => {
    expect(built).toBe(address)
    expect(matchRoute(address.split('?')[0]!)?.name).toBe(name)
  })

  test('every page has a function for its address, but for the two copies of others', () => {
    const built = new Set<string>(addresses.map(([name]) => name))
    const without = Object.keys(routeTable).filter((name) => !built.has(name))
    // The old form of the mailing list's page, and a copy that search engines once found.
    expect(without).toEqual(['unsub', 'inStockCopy'])
  })

  test('every function is here', () => {
    const functions = { ...paths, ...accountPaths, ...embeddedPaths }
    const notPages = [
      'enterCode',
      'confirmByLink',
      'thankYou',
      'loginCode',
      'loginForm',
      'adDealJoined',
    ] // steps of a page
    expect(Object.keys(functions).toSorted()).toEqual(
      [...new Set<string>([...addresses.map(([name]) => name), ...notPages])].toSorted(),
    )
  })
})

describe('R-02 a query follows the address', () => {
  const build = [
    paths.compare,
    paths.carSearch,
    paths.specialOffers,
    paths.inStock,
    paths.vanLeasing,
    paths.budgetSearch,
    paths.findMyDeal,
    embeddedPaths.embeddedDeals,
    (search?: string) => embeddedPaths.embeddedOffers('1234567', search),
    (search?: string) => embeddedPaths.embeddedCalculator('car-change', search),
    (search?: string) => paths.carSearchMake('ford', search),
    (search?: string) => paths.carSearchRange('ford', 'focus', search),
    (search?: string) => paths.carSearchModel('ford', 'focus', 'focus', search),
    (search?: string) => paths.carSearchFinance('ford', 'focus', 'focus', 'pcp', search),
    (search?: string) => paths.carSearchVehicles('ford', 'focus', 'focus', 'pcp', search),
    (search?: string) => paths.budgetSearchFinance('pcp', search),
    (search?: string) => paths.budgetSearchModels('pcp', search),
    (search?: string) => paths.budgetSearchModel('pcp', 'focus', search),
    (search?: string) => paths.bodyType('suv', search),
    (search?: string) => paths.budget('600', search),
  ]

  test.each(build.map((each) => [each()] as const).map(([address], index) => [address, index]))(
    '%s',
    (address, index) => {
      expect(build[index as number]!('fuelTypes=electric')).toBe(`${address}?fuelTypes=electric`)
      expect(build[index as number]!('')).toBe(address)
    },
  )

  test('of a deal it names the profile, without what is the usual', () => {
    expect(
      paths.deal('1234567', {
        financeType: 'business',
        term: 36,
        mileage: 8000,
        deposit: 9,
        stock: false,
        maintained: true,
      }),
    ).toBe(
      '/vehicles/1234567/offers?financeType=business&term=36&mileage=8000&deposit=9&stock=0&maintained=1',
    )
    expect(paths.deal('1234567', { financeType: 'personal', stock: true, maintained: false })).toBe(
      '/vehicles/1234567/offers?stock=1',
    )
  })
})

test('R-02 a segment cannot break out of its place', () => {
  expect(paths.carSearchMake('a/b?c')).toBe('/car-search/a%2Fb%3Fc')
  expect(paths.guide('a/b', 'c#d')).toBe('/car-leasing-guides/a%2Fb/c%23d')
  expect(paths.getThisDeal('1', 'a&b=c')).toBe('/vehicles/1/get-this-deal?offer=a%26b%3Dc')
})

test('R-08 the blog is no page', () => {
  expect(matchRoute(blogPath)).toBeNull()
})

test('D-50 a provider’s paragraph has an address', () => {
  expect(providerPath(7)).toBe('/our-brokers#provider-7')
})

test('R-09 where plain forms are posted', () => {
  expect(formActions).toEqual({
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
  })
})

test('R-35 an advert’s page takes terms, and its audience form back', () => {
  expect(paths.adDeal('1', { financeType: 'pcp', term: 36 })).toBe('/fb/1?financeType=pcp&term=36')
  expect(paths.adDealJoined('1')).toBe('/fb/1?joined=1#audience')
  expect(paths.adDealJoined('a/b', 'c&d')).toBe('/fb/a%2Fb?draft=c%26d#audience')
})
