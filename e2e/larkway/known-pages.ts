import type { SampleCar } from './sample-car.ts'

/** One page of each route, by the words a test uses for it. */
export const knownPages: Readonly<Record<string, (car: SampleCar) => string>> = {
  home: () => '/',
  'all deals': () => '/compare-car-leasing',
  'filtered deals': () => '/compare-car-leasing?fuelTypes=electric&budgetTo=400&page=2',
  'an empty list': () => '/compare-car-leasing?manufacturers=porsche&budgetTo=200',
  'personal leases': () => '/personal-car-leasing',
  'business leases': () => '/business-car-leasing',
  PCPs: () => '/pcp',
  vans: () => '/van-leasing',
  'cars in stock': () => '/in-stock-car-lease-deals',
  'the copy of cars in stock': () => '/in-stock-car-lease-deals/index.bak',
  'nothing in stock': () => '/in-stock-car-lease-deals?manufacturers=porsche&budgetTo=200',
  'special offers': () => '/special-offers',
  'a special offer': ({ special }) => `/special-offers/${special.id}/details`,
  'electric cars': () => '/car-leasing/electric-cars',
  'hybrid cars': () => '/car-leasing/hybrid-cars',
  'all body types': () => '/car-leasing/bodytypes',
  'a body type': () => '/body-type/suv',
  'all budgets': () => '/car-leasing/budget',
  'a budget': () => '/budget/150to250',
  'car search': () => '/car-search',
  'a make': ({ make }) => `/car-search/${make}`,
  'a range': ({ make, range }) => `/car-search/${make}/${range}`,
  'a model': ({ make, range, model }) => `/car-search/${make}/${range}/${model}`,
  'a model by finance type': ({ make, range, model }) =>
    `/car-search/${make}/${range}/${model}/business`,
  'vehicles of a model': ({ make, range, model }) =>
    `/car-search/${make}/${range}/${model}/personal/vehicles`,
  'budget search': () => '/budget-search',
  'a budget to search by': () => '/budget-search?budgetRanges=250to350',
  'a finance type to search by budget': () => '/budget-search/business',
  'cars in a budget': () => '/budget-search/personal/models?budgetRanges=150to250',
  'deals of a car in a budget': ({ modelId }) =>
    `/budget-search/personal/models/${modelId}?budgetRanges=150to250`,
  'find my deal': () => '/find-my-deal',
  'my deal': ({ make, range, model }) =>
    `/find-my-deal?make=${make}&range=${range}&model=${model}&use=personal`,
  'nothing for me': ({ modelId }) => `/find-my-deal?budget=600&model=${modelId}&use=personal`,
  'all makes': () => '/manufacturers',
  'car leasing': () => '/car-leasing',
  'leasing a make': ({ make }) => `/car-leasing/${make}`,
  'leasing a range': ({ make, range }) => `/car-leasing/${make}/${range}`,
  'specifications of a range': ({ make, range }) => `/car-leasing/${make}/${range}/specifications`,
  'a deal': ({ capId }) => `/vehicles/${capId}/offers`,
  'a chosen deal': ({ capId }) => `/vehicles/${capId}/offers?term=24`,
  'a shortlist': ({ offer, special }) => `/shortlist?deals=${offer.id},${special.id}`,
  'an empty shortlist': () => '/shortlist',
  'deals side by side': ({ capId, offer, special }) =>
    `/compare?deals=${offer.id},${special.id},${capId}`,
  'nothing side by side': () => '/compare',
  'a saved quote': ({ quoteRef }) => `/quotes/${quoteRef}`,
  'an advert': ({ capId }) => `/fb/${capId}`,
  'an advert for a PCP': ({ capId }) => `/fb/${capId}?financeType=pcp`,
  'an enquiry': ({ capId, offer }) => `/vehicles/${capId}/get-this-deal?offer=${offer.id}`,
  'what partners can embed': () => '/embedded',
  'embedded deals': () => '/embedded/deals?fuelTypes=electric',
  'embedded offers': ({ capId }) => `/embedded/vehicles/${capId}/offers`,
  'an embedded calculator': () => '/embedded/calculators/electric-vs-petrol',
  'an embedded calculator of changing a car': () => '/embedded/calculators/car-change',
  guides: () => '/car-leasing-guides',
  'a guide category': () => '/car-leasing-guides/leasing-explained',
  'a guide': () => '/car-leasing-guides/leasing-explained/what-is-an-initial-rental',
  questions: () => '/faq',
  'questions found': () => '/faq?q=mileage',
  search: () => '/search',
  'a search': () => '/search?q=electric+kia+under+300',
  'a search for nothing we know': () => '/search?q=zzzzzz',
  'about us': () => '/about-us',
  'our providers': () => '/our-brokers',
  'what is leasing': () => '/what-is-car-leasing',
  'the value score': () => '/car-leasing/value-score',
  terms: () => '/tcs',
  privacy: () => '/privacy-policy',
  cookies: () => '/cookies',
  'initial disclosure': () => '/initial-disclosure',
  'site map': () => '/site-map',
  newsletter: () => '/newsletter',
  calculators: () => '/calculators',
  'four ways to a car': () => '/calculators/four-ways',
  'four ways in Scotland': ({ capId }) =>
    `/calculators/four-ways?car=${capId}&salary=62000&region=scotland&quoted=520`,
  'the bill of a lease': () => '/calculators/return-bill',
  'the bill of a lease with damage': () =>
    '/calculators/return-bill?driven=23000&alloy=2&scratch=1',
  'electric or petrol': () => '/electric-vs-petrol-calculator',
  'electric or petrol for seven years': () =>
    '/electric-vs-petrol-calculator?mileage=12000&years=7&roadTax=driver&electricListPrice=52000&extra=3000',
  'electric or petrol without miles': () => '/electric-vs-petrol-calculator?mileage=many',
  'questions about electric or petrol': () => '/electric-vs-petrol-calculator/questions',
  'changing a car': () => '/car-change-calculator',
  'the finance of a car': ({ capId }) => `/car-change-calculator?car=${capId}&worth=14000&by=own`,
  'a car worth less than its finance': () =>
    '/car-change-calculator?financeProduct=hp&worth=9000&startDate=2026-03-15&term=48&amountBorrowed=14000&monthlyPayment=340',
  'joining a list': () => '/mailing-list?confirm=kZ3v0bWn7x2QfLr9sTqYdA',
  'contact us': () => '/contact-us',
  'car concierge': () => '/concierge',
  'leaving the lists': () => '/unsubscribe',
  'leaving the lists, in short': () => '/unsub',
  'GAP insurance': () => '/car-leasing/gap-insurance',
  'GAP insurance for a car': ({ make, range }) =>
    `/car-leasing/gap-insurance?car=${make}.${range}&term=36`,
  'selling your car': () => '/car-leasing/sell-your-car',
  'what goes with a lease': ({ orderRef }) => `/additional-services/${orderRef}`,
}

/** Pages that differ from another one in the cars they list alone. */
const builtAlike = [
  'business leases',
  'the copy of cars in stock',
  'electric cars',
  'hybrid cars',
  'a finance type to search by budget',
  'deals of a car in a budget',
  'a chosen deal',
]

/** Of those, the ones that are built alike only once: what axe finds on one it finds on all. */
export const pageKinds: Readonly<typeof knownPages> = Object.fromEntries(
  Object.entries(knownPages).filter(([name]) => !builtAlike.includes(name)),
)

/** Addresses that look like pages and are none. */
export const missingPages: Readonly<Record<string, (car: SampleCar) => string>> = {
  'no route': () => '/no-such-page',
  'an unknown car': () => '/vehicles/999999998/offers',
  'an unknown car with a choice': () => '/vehicles/999999998/offers?term=24',
  'a car that is no number': () => '/vehicles/corsa/offers',
  'an advert for an unknown car': () => '/fb/999999998',
  'an unknown car asked for': () => '/vehicles/999999998/get-this-deal?offer=1',
  'services for an unknown order': () => '/additional-services/AAAAAAAAAAAAAAAAAAAAAA',
  'an unknown quote': () => '/quotes/AAAAAAAAAAAAAAAAAAAAAA',
  'an unknown order': ({ capId }) =>
    `/vehicles/${capId}/get-this-deal?step=code&order=AAAAAAAAAAAAAAAAAAAAAA`,
  'an unknown special offer': () => '/special-offers/7-999999998-p36-8000-9-fnx/details',
  'an offer without the special mark': ({ special }) =>
    `/special-offers/${special.id.replace(/x$/, '')}/details`,
  'a special offer that is no offer': () => '/special-offers/corsa/details',
  'an unknown special offer with a choice': () =>
    '/special-offers/7-999999998-p36-8000-9-fnx/details?term=24',
  'an unknown make': () => '/car-search/wartburg',
  'an unknown range': ({ make }) => `/car-search/${make}/trabant`,
  'leasing an unknown make': () => '/car-leasing/wartburg',
  'leasing an unknown range': ({ make }) => `/car-leasing/${make}/trabant`,
  'an unknown finance type': ({ make, range, model }) =>
    `/car-search/${make}/${range}/${model}/barter`,
  'an unknown finance type of a budget': () => '/budget-search/barter',
  'an unknown car in a budget': () => '/budget-search/personal/models/999999',
  'an unknown body type': () => '/body-type/spaceship',
  'an unknown budget': () => '/budget/1to2',
  'an unknown guide': () => '/car-leasing-guides/leasing-explained/no-such-guide',
  'an unknown guide category': () => '/car-leasing-guides/no-such-category',
  'an inner page': () => '/page-not-found',
  "a fixed page's live twin": ({ capId }) => `/live/vehicles/${capId}/offers`,
  'a storefront in the path': () => '/larkway/faq',
}
