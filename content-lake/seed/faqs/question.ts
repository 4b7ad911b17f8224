import type { Faq } from '#schemas/generated/sanity.types.ts'
import type { ContentRoute } from '#schemas/placement/content-route.ts'
import { type Piece, richText } from '../rich-text.ts'
import type { SeedDocument } from '../seed-document.ts'

/** The pages that questions are placed on most, by short names. */
export const on = {
  home: '/',
  search: '/car-search',
  budget: '/budget-search',
  compare: '/compare-car-leasing',
  deal: '/vehicles/{capId}/offers',
  enquiry: '/vehicles/{capId}/get-this-deal',
  make: '/car-leasing/{manufacturer}',
  range: '/car-leasing/{manufacturer}/{range}',
  electric: '/car-leasing/electric-cars',
  hybrid: '/car-leasing/hybrid-cars',
  gap: '/car-leasing/gap-insurance',
  sell: '/car-leasing/sell-your-car',
  stock: '/in-stock-car-lease-deals',
  special: '/special-offers',
  personal: '/personal-car-leasing',
  business: '/business-car-leasing',
  van: '/van-leasing',
  pcp: '/pcp',
  leasing: '/what-is-car-leasing',
  about: '/about-us',
  providers: '/our-brokers',
  contact: '/contact-us',
  faq: '/faq',
} as const satisfies Record<string, ContentRoute>

/** A question before it has its place among the others. */
export type Question = {
  name: string
  question: string
  routes: readonly ContentRoute[]
  answer: readonly (Piece | readonly Piece[])[]
}

/** Questions as documents; their order follows from the list, in steps that leave room between. */
export const asDocuments = (questions: readonly Question[]): SeedDocument<Faq>[] =>
  questions.map(({ name, question, routes, answer }, index) => ({
    _id: `faq-${name}`,
    _type: 'faq',
    question,
    order: (index + 1) * 10,
    routes: [...routes],
    answer: richText(...answer),
  }))
