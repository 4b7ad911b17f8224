import { calls } from '#core/contract/calls.ts'
import { providerCount } from '#core/content/claim-figures.ts'
import { withFigures } from '#core/content/live-figures.ts'
import { enquiryHandover } from '#core/wizard/enquiry-handover.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { changingRoute } from '#leasing-api/server/route.ts'

/**
 * What editors publish, as the content backend says it or last said it; 503 while it has never
 * answered. Figures that texts name in braces are filled in from the rates. Rules D-23, W-97.
 */
export const contentRoutes = {
  listArticles: changingRoute(calls.listArticles, ({ params, services }) =>
    published(services.content.articles(params.type), (data) => ({ data })),
  ),

  getPageContents: changingRoute(calls.getPageContents, ({ params, services, deals }) =>
    published(services.content.page(params.type), (page) =>
      withFigures(page, {
        providers: providerCount(deals.providers()),
        enquiryHandover: enquiryHandover(deals.isDemonstration),
      }),
    ),
  ),

  getPhoneConfig: changingRoute(calls.getPhoneConfig, ({ services }) =>
    published(services.content.hasPhone(), (phones) => ({ phones })),
  ),
}

async function published<Value, Answer>(
  reading: Promise<Value | null>,
  answer: (value: Value) => Answer,
): Promise<Answer | Failure> {
  try {
    const value = await reading
    return value === null ? new Failure(404, 'errors.notFound') : answer(value)
  } catch {
    // The reader has told the log.
    return new Failure(503, 'errors.generic', {}, { headers: { 'retry-after': '10' } })
  }
}
