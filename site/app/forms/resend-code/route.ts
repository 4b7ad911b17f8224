import { calls } from '#core/contract/calls.ts'
import { paths } from '#core/routes/paths.ts'
import { liveLeasing } from '#site/data/leasing/leasing-server.ts'
import { postedForm, seeOther } from '#site/data/forms/posted-form.ts'
import { sendBack } from '#site/data/forms/send-back.ts'

/** A new code asked for without script. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const [capId, orderRef] = [form.field('capId'), form.field('orderRef')]
  try {
    await liveLeasing(calls.postOrderCode, {
      headers: form.headers,
      params: { orderRef },
      body: {},
    })
    return seeOther(`${paths.enterCode(capId, orderRef)}&sent=1`)
  } catch (error) {
    return sendBack({ name: 'confirm-code', posted: form, values: {} }, error, (draft) =>
      paths.enterCode(capId, orderRef, draft),
    )
  }
}
