import type { RouteSeo } from '#schemas/generated/sanity.types.ts'
import type { SeedDocument } from './seed-document.ts'

/** Titles and descriptions of pages made from live data, where no document of their own says them. */
const templates: readonly [
  name: string,
  route: RouteSeo['route'],
  titleTemplate: string,
  descriptionTemplate: string,
][] = [
  [
    'home',
    '/',
    'Compare car leasing deals by what they really cost',
    'Compare personal and business lease deals from UK providers with every payment and fee added up. Search by make, fuel, gearbox and monthly budget.',
  ],
  [
    'compare',
    '/compare-car-leasing',
    'Compare {count} car lease deals by total cost',
    'Filter lease deals by budget, body, fuel, gearbox, term and miles, and sort them by what they cost in all.',
  ],
  [
    'manufacturers',
    '/manufacturers',
    'Car leasing by make',
    'Every make with lease offers today, and how many cars of each can be leased.',
  ],
  [
    'guides',
    '/car-leasing-guides',
    'Car leasing guides in plain English',
    'Guides to leasing in the UK: costs, mileage, electric cars, business and vans, and your rights.',
  ],
  [
    'car-leasing',
    '/car-leasing',
    'Car leasing by make, body and budget',
    'Start with a make, a body type or a monthly budget, and compare leases by total cost.',
  ],
  [
    'in-stock',
    '/in-stock-car-lease-deals',
    'In-stock car lease deals',
    'Lease cars that are built already, compared by what they cost in all: first payment, months and fees.',
  ],
  [
    'special-offers',
    '/special-offers',
    'Car leasing special offers by total cost',
    'Special offers of UK leasing providers, and what each saves a month against the next best deal here.',
  ],
  [
    'body-types',
    '/car-leasing/bodytypes',
    'Car leasing by body type',
    'Hatchbacks, saloons, estates, SUVs, people carriers, coupes and convertibles to lease, by total cost.',
  ],
  [
    'budgets',
    '/car-leasing/budget',
    'Car leasing by monthly budget',
    'Choose what a car may take each month and compare the leases within it by what they cost in all.',
  ],
  [
    'find-my-deal',
    '/find-my-deal',
    'Find my lease deal, step by step',
    'A few questions about make, model and use lead to the lease deals that fit, in order of price.',
  ],
  [
    'concierge',
    '/concierge',
    'Ask us to find a lease for you',
    'Tell us what you need a car for and what it may cost, and have a quote put together for you.',
  ],
  [
    'car-change-calculator',
    '/car-change-calculator',
    'Car change calculator: what is yours worth?',
    'Work out what your present car is worth beyond its finance before you lease another one.',
  ],
  [
    'electric-or-petrol',
    '/electric-vs-petrol-calculator',
    'Electric or petrol? Work out what each costs',
    'Put in your miles and prices and see what electricity and petrol would cost you over a lease.',
  ],
  [
    'contact',
    '/contact-us',
    'Contact us',
    'How to reach us about a deal, an enquiry or a complaint, and in which hours.',
  ],
  [
    'site-map',
    '/site-map',
    'Site map',
    'Every part of this site on one page: deals, makes, budgets, guides, help and who we are.',
  ],
  [
    'make',
    '/car-leasing/:manufacturer',
    '{make} lease deals compared by total cost',
    'Lease a {make}: {count} cars with offers today, from {cheapest} a month, every payment and fee added up.',
  ],
  [
    'range',
    '/car-leasing/:manufacturer/:range',
    '{make} {range} lease deals and trims compared',
    'Lease a {make} {range}: {count} versions with offers, from {cheapest} a month, and what each trim adds.',
  ],
  [
    'specifications',
    '/car-leasing/:manufacturer/:range/specifications',
    '{make} {range} specifications',
    'Fuel, power, economy, size and equipment of every {make} {range} with lease offers today.',
  ],
  [
    'deal',
    '/vehicles/:capId/offers',
    '{make} {derivative} lease deals',
    'Lease a {make} {derivative}: compare providers by monthly price and total cost, fees included.',
  ],
]

export const routeSeos = templates.map(
  ([name, route, titleTemplate, descriptionTemplate]): SeedDocument<RouteSeo> => ({
    _id: `route-seo-${name}`,
    _type: 'routeSeo',
    route,
    titleTemplate,
    descriptionTemplate,
  }),
)
