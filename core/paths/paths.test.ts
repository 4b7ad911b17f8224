import { expect, test } from 'vitest'
import { paths } from './paths.ts'

/** Every address the site can build: a new route is a line here. */
test('the addresses of the site', () => {
  expect([
    paths.home(),
    paths.compare(),
    paths.compare('fuelTypes=electric'),
    paths.carSearch(),
    paths.carSearchMake('ford'),
    paths.carSearchRange('ford', 'focus'),
    paths.carSearchModel('ford', 'focus', 'focus-estate'),
    paths.carSearchFinance('ford', 'focus', 'focus-estate', 'business'),
    paths.carSearchVehicles('ford', 'focus', 'focus-estate', 'business', 'page=2'),
    paths.deal('1234567'),
    paths.deal('1234567', {
      financeType: 'business',
      term: 36,
      mileage: 8000,
      deposit: 9,
      stock: false,
      maintained: true,
    }),
    paths.getThisDeal('1234567', '7-1234567-p36-8000-9-fn'),
    paths.enterCode('1234567', 'ref'),
    paths.enterCode('1234567', 'ref', 'draft'),
    paths.thankYou('1234567', 'ref'),
    paths.guides(),
    paths.guideCategory('leasing-explained'),
    paths.guide('leasing-explained', 'contract-hire'),
    paths.faq(),
    paths.manufacturers(),
    paths.aboutUs(),
    paths.ourBrokers(),
    paths.whatIsCarLeasing(),
    paths.terms(),
    paths.privacyPolicy(),
    paths.cookies(),
  ]).toMatchInlineSnapshot(`
    [
      "/",
      "/compare-car-leasing",
      "/compare-car-leasing?fuelTypes=electric",
      "/car-search",
      "/car-search/ford",
      "/car-search/ford/focus",
      "/car-search/ford/focus/focus-estate",
      "/car-search/ford/focus/focus-estate/business",
      "/car-search/ford/focus/focus-estate/business/vehicles?page=2",
      "/vehicles/1234567/offers",
      "/vehicles/1234567/offers?financeType=business&term=36&mileage=8000&deposit=9&stock=0&maintained=1",
      "/vehicles/1234567/get-this-deal?offer=7-1234567-p36-8000-9-fn",
      "/vehicles/1234567/get-this-deal?step=code&order=ref",
      "/vehicles/1234567/get-this-deal?step=code&order=ref&draft=draft",
      "/vehicles/1234567/get-this-deal?step=thank-you&order=ref",
      "/car-leasing-guides",
      "/car-leasing-guides/leasing-explained",
      "/car-leasing-guides/leasing-explained/contract-hire",
      "/faq",
      "/manufacturers",
      "/about-us",
      "/our-brokers",
      "/what-is-car-leasing",
      "/tcs",
      "/privacy-policy",
      "/cookies",
    ]
  `)
})

test('a segment cannot break out of its place', () => {
  expect(paths.carSearchMake('a/b?c')).toBe('/car-search/a%2Fb%3Fc')
})
