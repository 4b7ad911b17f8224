import { calls } from '#core/contract/calls.ts'
import { paths } from '#core/routes/paths.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'
import { postedForm, seeOther } from '#site/data/forms/posted-form.ts'
import { sendBack, sendOn } from '#site/data/forms/send-back.ts'

/** The code sent without script: on to the thank-you, or back with a message. The code is not kept. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const [capId, orderRef] = [form.field('capId'), form.field('orderRef')]
  try {
    await liveLeasing(calls.confirmOrder, {
      headers: form.headers,
      body: { orderRef, code: form.field('code') },
    })
    const token = form.field('writeToken')
    const thanks = (draft?: string) => paths.thankYou(capId, orderRef, draft)
    // With what a call back is left by. Rule W-51.
    if (!token) return seeOther(thanks())
    const draft = { form: 'confirm-code', values: { writeToken: token }, errors: {} }
    return await sendOn(draft, thanks)
  } catch (error) {
    const [writeToken, codeSentTo] = [form.field('writeToken'), form.field('codeSentTo')]
    const values = { writeToken, codeSentTo }
    return sendBack({ name: 'confirm-code', posted: form, values }, error, (draft) =>
      paths.enterCode(capId, orderRef, draft),
    )
  }
}
