import { calls } from '#core/contract/calls.ts'
import { callTimes, type CallTime } from '#core/contract/http/call-times.ts'
import { paths } from '#core/routes/paths.ts'
import { callBackFields } from '#core/wizard/call-times.ts'
import { postedForm } from '#site/data/forms/posted-form.ts'
import { sendBack, sendOn } from '#site/data/forms/send-back.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'

/** A call back left without script: back to the thank-you, which says so or what to mend. Rule W-103. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const [capId, orderRef] = [form.field('capId'), form.field('orderRef')]
  const typed = Object.fromEntries(callBackFields.map((name) => [name, form.field(name)])) as {
    [Field in (typeof callBackFields)[number]]: string
  }
  const writeToken = form.field('writeToken')
  const values = { ...typed, writeToken }
  const thanks = (draft?: string) => paths.thankYou(capId, orderRef, draft)
  const call = form.field('kind') === 'pcp' ? calls.putPcpOrder : calls.putOrder
  try {
    await liveLeasing(call, {
      headers: form.headers,
      params: { orderId: orderRef },
      body: { ...typed, callTime: callTimeOf(typed.callTime), writeToken },
    })
    return await sendOn(
      { form: 'call-back', values: { writeToken, left: '1' }, errors: {} },
      thanks,
    )
  } catch (error) {
    return sendBack({ name: 'call-back', posted: form, values }, error, thanks)
  }
}

const callTimeOf = (typed: string): CallTime => callTimes.find((time) => time === typed) ?? 'ASAP'
