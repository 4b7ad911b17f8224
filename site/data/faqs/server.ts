import 'server-only'
import { type FaqSubject, faqsShown } from '#core/content/faqs-shown.ts'
import { withFigures } from '#core/content/live-figures.ts'
import type { ContentRoute } from '#schemas/placement/content-route.ts'
import { allFaqsQuery, faqsForRouteQuery } from '#schemas/queries/faqs.ts'
import { familyRouteOf } from '../content/content-route-of.ts'
import { content, contentOr } from '../content/server.ts'
import { liveFigures } from '../texts/live-figures.ts'
import { resolveContent } from '../texts/server.ts'

/**
 * The questions a page shows of those editors placed on its route, or on its search where its own
 * route has none. Rule R-21.
 * @param about fuel and finance type of the page, where it has one
 */
export async function faqsFor(route: ContentRoute, about: FaqSubject = {}) {
  const own = await contentOr([], faqsForRouteQuery, { route })
  const family = own.length === 0 ? familyRouteOf(route) : null
  const placed = family === null ? own : await contentOr([], faqsForRouteQuery, { route: family })
  return answered(faqsShown(placed, about))
}

/** Every question there is. */
export const allFaqs = async () => answered(await content(allFaqsQuery, {}))

/**
 * Questions with their answers as they are shown; one whose answer cannot be told is left out. Rule
 * K-16.
 */
async function answered<Faq extends { question: string; answer: readonly unknown[] }>(
  faqs: readonly Faq[],
): Promise<Faq[]> {
  const figures = await liveFigures()
  const shown = await Promise.all(
    faqs.map(async (faq) => ({
      ...faq,
      question: withFigures(faq.question, figures),
      answer: await resolveContent(faq.answer),
    })),
  )
  return shown.filter(({ answer }) => answer.length > 0)
}
