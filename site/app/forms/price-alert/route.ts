import { calls } from '#core/contract/calls.ts'
import { paths } from '#core/routes/paths.ts'
import { postedForm, seeOther } from '#site/data/forms/posted-form.ts'
import { sendBack } from '#site/data/forms/send-back.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'

/** "Tell me when this falls": on to what follows, or to a page with the form and what to mend. Rule W-127. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const values = { email: form.field('email'), page: form.field('page') }
  try {
    await liveLeasing(calls.postPriceAlert, { headers: form.headers, body: values })
    return seeOther(paths.priceAlerts('asked=1'))
  } catch (error) {
    return sendBack({ name: 'price-alert', posted: form, values }, error, (draft) =>
      paths.priceAlerts(`draft=${draft}`),
    )
  }
}
