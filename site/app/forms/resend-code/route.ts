import { calls } from '#core/contract/calls.ts'
import { paths } from '#core/routes/paths.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'
import { postedForm } from '#site/data/forms/posted-form.ts'
import { sendBack, sendOn } from '#site/data/forms/send-back.ts'

/** A new code asked for without script. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const [capId, orderRef] = [form.field('capId'), form.field('orderRef')]
  const writeToken = form.field('writeToken')
  try {
    const { codeSentTo } = await liveLeasing(calls.postOrderCode, {
      headers: form.headers,
      params: { orderRef },
      body: {},
    })
    return sendOn(
      { form: 'resend-code', values: { writeToken, codeSentTo }, errors: {} },
      (draft) => `${paths.enterCode(capId, orderRef, draft)}&sent=1`,
    )
  } catch (error) {
    const values = { writeToken, codeSentTo: form.field('codeSentTo') }
    return sendBack({ name: 'confirm-code', posted: form, values }, error, (draft) =>
      paths.enterCode(capId, orderRef, draft),
    )
  }
}
