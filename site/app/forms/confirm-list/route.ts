import { calls } from '#core/contract/calls.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { paths } from '#core/routes/paths.ts'
import { postedForm, seeOther } from '#site/data/forms/posted-form.ts'
import { sendBack } from '#site/data/forms/send-back.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'

/** The press that puts an address on its list, or a link that has run out. Rule W-104. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const token = form.field('token')
  const gone = paths.mailingList('gone=1')
  try {
    await liveLeasing(calls.postListConfirmation, { headers: form.headers, body: { token } })
    return seeOther(paths.mailingList('done=1'))
  } catch (error) {
    const isRefused = error instanceof LeasingApiError && error.status >= 400 && error.status < 500
    if (isRefused) return seeOther(gone)
    return sendBack({ name: 'confirm-list', posted: form, values: {} }, error, () => gone)
  }
}
