import { calls } from '#core/contract/calls.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { messageText } from '#core/messages/message-text.ts'
import { capIdOfDeal } from '#core/offer/chosen-deals.ts'
import { paths } from '#core/routes/paths.ts'
import { postedForm, seeOther } from '#site/data/forms/posted-form.ts'
import { sendBack } from '#site/data/forms/send-back.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'

/**
 * Saves an offer as a quote: on to its page. One that nobody quotes any more leads to its car, which
 * is all that can be done about it. Rules C-80, R-09.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const offerId = form.field('offerId')
  const page = paths.deal(capIdOfDeal(offerId))
  try {
    const { quoteRef } = await liveLeasing(calls.postQuote, {
      headers: form.headers,
      body: { offerId },
    })
    return seeOther(paths.quote(quoteRef))
  } catch (error) {
    if (error instanceof LeasingApiError) {
      if ([400, 404].includes(error.status)) return seeOther(page)
      if (error.status === 429) return tooMany()
    }
    return sendBack({ name: 'save-quote', posted: form, values: { offerId } }, error, () => page)
  }
}

/** Nothing was typed that could be lost, so a line will do. Rule C-82. */
const tooMany = () =>
  new Response(`${messageText('errors.formLimit')}\n`, {
    status: 429,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
