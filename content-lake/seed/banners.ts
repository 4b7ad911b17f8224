import type { Banner } from '#schemas/generated/sanity.types.ts'
import type { ContentRoute } from '#schemas/placement/content-route.ts'
import type { SeedDocument } from './seed-document.ts'

/** Pages on which a banner has its place. */
const places = {
  lists: [
    '/car-search/{manufacturer}/{range}/{model}/{financeType}',
    '/budget-search/{financeType}',
  ],
  deal: ['/vehicles/{capId}/offers'],
  people: ['/our-brokers', '/contact-us'],
} satisfies Record<string, ContentRoute[]>

/** Two notices: one for everybody in a hurry, one for businesses. */
export const banners: SeedDocument<Banner>[] = [
  {
    _id: 'banner-in-stock',
    _type: 'banner',
    title: 'Need a car soon?',
    text: 'A car in stock is built already and arrives long before a factory order would.',
    link: { label: 'See cars in stock', href: '/compare-car-leasing?stock=1' },
    routes: [...places.lists, ...places.people],
    audience: 'everyone',
    startsOn: '2026-11-01',
    endsOn: '2027-03-31',
    isDismissible: true,
    order: 10,
  },
  {
    _id: 'banner-business-vat',
    _type: 'banner',
    title: 'Business prices are without VAT',
    text: 'How much of the VAT comes back depends on the vehicle and on private use.',
    link: {
      label: 'How VAT works on a lease',
      href: '/car-leasing-guides/business-and-vans/business-leasing-and-vat',
    },
    routes: [...places.lists, ...places.deal, '/business-car-leasing'],
    audience: 'business',
    startsOn: '2026-11-01',
    endsOn: '2027-10-31',
    isDismissible: true,
    order: 20,
  },
]
