import type { CallBody } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { paths } from '#core/routes/paths.ts'
import { preferenceFields } from '#site/components/wizard/preference-form.tsx'
import { postedForm, seeOther } from '#site/data/forms/posted-form.ts'
import { sendBack } from '#site/data/forms/send-back.ts'
import { backToWizard } from '#site/data/forms/wizard-back.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'

/** What somebody would lease: back to the wizard with its reference, or with what to mend. Rule R-34. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const values = Object.fromEntries(preferenceFields.map((name) => [name, form.field(name)]))
  const { monthlyPayment, ...texts } = values
  const body = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  const back = backToWizard(form.field('back'))
  try {
    const { reference } = await liveLeasing(calls.postDealPreference, {
      headers: form.headers,
      body: {
        ...body,
        ...(monthlyPayment && { monthlyPayment: Number(monthlyPayment) }),
      } as CallBody<typeof calls.postDealPreference>,
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
