import { campaignOf } from '#core/attribution/campaign-fields.ts'
import { sessionKeyFromCookies } from '#core/attribution/session-key.ts'
import { calls } from '#core/contract/calls.ts'
import { paths } from '#core/routes/paths.ts'
import { isTicked } from '#core/validation/is-ticked.ts'
import { liveLeasing } from '#site/data/leasing/leasing-server.ts'
import { postedForm, seeOther } from '#site/data/forms/posted-form.ts'
import { sendBack } from '#site/data/forms/send-back.ts'

/** The enquiry form sent without script: on to the code, or back with what to mend. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const [capId, offerId] = [form.field('capId'), form.field('offerId')]
  const typed = { name: form.field('name'), email: form.field('email'), phone: form.field('phone') }
  const subscription = isTicked(form.field('subscription'))
  const shown = Number(form.field('monthlyPaymentShown'))
  const sskey = sessionKeyFromCookies(request.headers.get('cookie') ?? '')
  try {
    const receipt = await liveLeasing(calls.postOrder, {
      headers: form.headers,
      body: {
        capId,
        offerId,
        ...typed,
        subscription,
        ...(shown > 0 && { monthlyPaymentShown: shown }),
        ...(sskey && { sskey }),
        ...campaignOf(form.field),
      },
    })
    return seeOther(paths.enterCode(capId, receipt.orderRef))
  } catch (error) {
    const values = { ...typed, subscription: subscription ? '1' : '' }
    return sendBack(
      { name: 'enquiry', posted: form, values },
      error,
      (draft) => `${paths.getThisDeal(capId, offerId)}&draft=${draft}`,
    )
  }
}
