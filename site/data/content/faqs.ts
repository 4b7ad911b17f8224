import type { ContentRoute } from '#schemas/placement/content-route.ts'
import { allFaqsQuery, faqsForRouteQuery } from '#schemas/queries/faqs.ts'
import { content, contentOr } from './content-client.ts'
import { told } from './told-text.ts'

/** The questions editors placed on a route, in their order. */
export const faqsFor = async (route: ContentRoute) =>
  answered(await contentOr([], faqsForRouteQuery, { route }))

/** Every question there is. */
export const allFaqs = async () => answered(await content(allFaqsQuery, {}))

/** Questions with their answers as they are shown; one whose answer cannot be told is left out. */
async function answered<Faq extends { answer: readonly unknown[] }>(
  faqs: readonly Faq[],
): Promise<Faq[]> {
  const shown = await Promise.all(
    faqs.map(async (faq) => ({ ...faq, answer: await told(faq.answer) })),
  )
  return shown.filter(({ answer }) => answer.length > 0)
}
