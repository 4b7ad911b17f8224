import type { ContentRoute } from '#schemas/placement/content-route.ts'
import { allFaqsQuery, faqsForRouteQuery } from '#schemas/queries/faqs.ts'
import { content } from './content-client.ts'

/** The questions editors placed on a route, in their order. */
export const faqsFor = (route: ContentRoute) => content(faqsForRouteQuery, { route }, ['faq'])

/** Every question there is. */
export const allFaqs = () => content(allFaqsQuery, {}, ['faq'])
