import { calls } from '#core/contract/calls.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { paths } from '#core/routes/paths.ts'
import { postedForm, seeOther } from '#site/data/forms/posted-form.ts'
import { sendBack } from '#site/data/forms/send-back.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'

/**
 * Stops alerts of an address, those whose ids are sent or all, or takes them up again: back to their
 * list, which says so. Rule W-132.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const token = form.field('token')
  const isWatching = form.field('watch') === '1'
  const ids = form.fields.flatMap(([name, value]) => (name === 'id' ? [value] : []))
  const list = paths.priceAlerts(
    new URLSearchParams({ of: token, [isWatching ? 'resumed' : 'stopped']: '1' }).toString(),
  )
  try {
    await liveLeasing(calls.putPriceAlerts, {
      headers: form.headers,
      params: { sealedEmail: token },
      body: { isWatching, ...(ids.length > 0 && { ids }) },
    })
    return seeOther(list)
  } catch (error) {
    const isRefused = error instanceof LeasingApiError && error.status >= 400 && error.status < 500
    const gone = paths.priceAlerts('gone=1')
    if (isRefused) return seeOther(gone)
    return sendBack({ name: 'change-alerts', posted: form, values: {} }, error, () => gone)
  }
}
