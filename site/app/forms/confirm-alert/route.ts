import { calls } from '#core/contract/calls.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { paths } from '#core/routes/paths.ts'
import { postedForm, seeOther } from '#site/data/forms/posted-form.ts'
import { sendBack } from '#site/data/forms/send-back.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'

/** The press that puts a price alert in force, or a link that has run out. Rule W-127. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const body = { token: form.field('token') }
  const gone = paths.priceAlerts('gone=1')
  try {
    const { headers } = form
    const { token } = await liveLeasing(calls.postPriceAlertConfirmation, { headers, body })
    return seeOther(paths.priceAlerts(`of=${token}&done=1`))
  } catch (error) {
    const isRefused = error instanceof LeasingApiError && error.status >= 400 && error.status < 500
    if (isRefused) return seeOther(gone)
    return sendBack({ name: 'confirm-alert', posted: form, values: {} }, error, () => gone)
  }
}
