import { calls } from '#core/contract/calls.ts'
import { isOtherPhone, maskedPhone } from '#core/contract/masked-details.ts'
import { paths } from '#core/routes/paths.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'
import { postedForm } from '#site/data/forms/posted-form.ts'
import { sendBack, sendOn } from '#site/data/forms/send-back.ts'

/** Another number for the code, given without script: a code is texted to it. Rule W-44. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const [capId, orderRef] = [form.field('capId'), form.field('orderRef')]
  const [writeToken, phone] = [form.field('writeToken'), form.field('phone')]
  // With where the code went before.
  const values = { writeToken, phone, codeSentTo: form.field('codeSentTo') }
  const codePage = (draft?: string) => paths.enterCode(capId, orderRef, draft)
  try {
    const { codeSentTo } = await liveLeasing(calls.putOrder, {
      headers: form.headers,
      params: { orderId: orderRef },
      body: { writeToken, phone },
    })
    // A browser that lost the answer sends the form again: the number is changed by then. Rule W-183.
    const isRepeated = isOtherPhone(values.codeSentTo, phone)
    const sentTo = codeSentTo ?? (isRepeated ? maskedPhone(phone) : null)
    if (sentTo !== null) {
      const draft = {
        form: 'change-phone',
        values: { writeToken, codeSentTo: sentTo },
        errors: {},
      }
      return sendOn(draft, (id) => `${codePage(id)}&sent=1`)
    }
    const errors = { phone: ['errors.samePhone'] }
    return sendOn({ form: 'change-phone', values, errors }, codePage)
  } catch (error) {
    return sendBack({ name: 'change-phone', posted: form, values }, error, codePage)
  }
}
