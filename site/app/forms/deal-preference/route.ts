import { calls } from '#core/contract/calls.ts'
import { paths } from '#core/routes/paths.ts'
import { serviceForms } from '#core/validation/service-forms.ts'
import { postedForm, seeOther } from '#site/data/forms/posted-form.ts'
import { sendBack } from '#site/data/forms/send-back.ts'
import { backToWizard } from '#site/data/forms/wizard-back.ts'
import { preferenceBody } from '#site/data/services/form-bodies.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'

/** What somebody would lease: back to the wizard with its reference, or with what to mend. Rule R-34. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const values = Object.fromEntries(
    serviceForms.dealPreference.map((name) => [name, form.field(name)]),
  )
  const back = backToWizard(form.field('back'))
  try {
    const { reference } = await liveLeasing(calls.postDealPreference, {
      headers: form.headers,
      body: preferenceBody(values),
    })
    return seeOther(paths.findMyDeal(new URLSearchParams({ noted: reference }).toString()))
  } catch (error) {
    return sendBack(
      { name: 'dealPreference', posted: form, values },
      error,
      (draft) => `${paths.findMyDeal(back({ draft }))}#preferences`,
    )
  }
}
