import { campaignOf } from '#core/attribution/campaign-fields.ts'
import { sessionKeyFromCookies } from '#core/attribution/session-key.ts'
import { calls } from '#core/contract/calls.ts'
import { parseOfferId } from '#core/offer/offer-id.ts'
import { paths } from '#core/routes/paths.ts'
import { forEnquiryFields } from '#core/validation/field-bounds.ts'
import { isTicked } from '#core/validation/is-ticked.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'
import { postedForm } from '#site/data/forms/posted-form.ts'
import { sendBack, sendOn } from '#site/data/forms/send-back.ts'

/** The enquiry form sent without script: on to the code, or back with what to mend. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const [capId, offerId] = [form.field('capId'), form.field('offerId')]
  const typed = forEnquiryFields(form.field)
  const subscription = isTicked(form.field('subscription'))
  const shown = Number(form.field('monthlyPaymentShown'))
  const hash = form.field('hash')
  const sskey = sessionKeyFromCookies(request.headers.get('cookie') ?? '')
  const body = {
    capId,
    ...typed,
    ...(shown > 0 && { monthlyPaymentShown: shown }),
    ...campaignOf(form.field),
    ...(hash && { hash }),
  }
  const { headers } = form
  const isPcp = parseOfferId(offerId)?.profile.financeType === 'pcp'
  try {
    // At calls of their own, by Rule W-35.
    const { orderRef, writeToken, codeSentTo } = await (isPcp
      ? liveLeasing(calls.postPcpOrder, { headers, body: { ...body, pcpOfferId: offerId } })
      : liveLeasing(calls.postOrder, {
          headers,
          body: { ...body, offerId, subscription, ...(sskey && { sskey }) },
        }))
    // For the next page: the token of its forms (Rule W-44), and where the code went (Rule W-80).
    return sendOn({ form: 'enquiry', values: { writeToken, codeSentTo }, errors: {} }, (draft) =>
      paths.enterCode(capId, orderRef, draft),
    )
  } catch (error) {
    const values = { ...typed, hash, subscription: subscription ? '1' : '' }
    return sendBack({ name: 'enquiry', posted: form, values }, error, (draft) =>
      pageWith(form.field('page'), { capId, offerId, draft }),
    )
  }
}

/** The page of the form, with what it held. Rule W-60. */
function pageWith(
  page: string,
  { capId, offerId, draft }: Record<'capId' | 'offerId' | 'draft', string>,
) {
  return page === 'specialOffer'
    ? paths.specialOffer(offerId, { draft })
    : `${paths.getThisDeal(capId, offerId)}&draft=${draft}`
}
