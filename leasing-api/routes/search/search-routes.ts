import { calls } from '#core/contract/calls.ts'
import { penceToPounds } from '#core/contract/json/money.ts'
import { answerSearch } from '#leasing-api/search/answer-search.ts'
import { changingRoute } from '#leasing-api/server/route.ts'

/** The search by words. Rule C-67. */
export const searchRoutes = {
  search: changingRoute(calls.search, async ({ query, deals, services }) => {
    // Without the content backend cars are found all the same.
    const guides = await services.content.articles('car-leasing-guides').catch(() => null)
    const told = (guides ?? []).flatMap(({ slug, title, category }) =>
      category === null ? [] : { slug, title, category },
    )
    const { answers, unknown } = answerSearch(deals, told, query.q)
    return {
      data: answers.map(({ kind, title, path, deals: count, cheapest }) => ({
        kind,
        title,
        path,
        deals: count,
        cheapest: cheapest && {
          monthlyPayment: penceToPounds(cheapest.monthlyPaymentPence),
          vat: cheapest.vat,
        },
      })),
      unknown,
      ratesVersion: deals.ratesVersion,
    }
  }),
}
