import { calls } from '#core/contract/calls.ts'
import { paths } from '#core/routes/paths.ts'
import { postedForm, seeOther } from '#site/data/forms/posted-form.ts'
import { sendBack } from '#site/data/forms/send-back.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'

/** The audience form of an advert's page: back to it, with a thank-you or with what to mend. Rule R-35. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const capId = form.field('capId')
  const values = { name: form.field('name'), email: form.field('email') }
  try {
    await liveLeasing(calls.postLandingMember, {
      headers: form.headers,
      body: { capId, ...values },
    })
    return seeOther(paths.adDealJoined(capId))
  } catch (error) {
    return sendBack({ name: 'landingMember', posted: form, values }, error, (draft) =>
      paths.adDealJoined(capId, draft),
    )
  }
}
