import { calls } from '#core/contract/calls.ts'
import { paths } from '#core/routes/paths.ts'
import { postedForm, seeOther } from '#site/data/forms/posted-form.ts'
import { sendBack } from '#site/data/forms/send-back.ts'
import { backToWizard } from '#site/data/forms/wizard-back.ts'
import { customerBody } from '#site/data/services/form-bodies.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'

/** What of it a draft holds when it is sent back. */
const person = ['userName', 'userEmail', 'userPhone'] as const

/** The answers of a wizard, to be e-mailed as a link: back to them, saved or with what to mend. Rule R-33. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const values = Object.fromEntries(person.map((name) => [name, form.field(name)]))
  const back = backToWizard(form.field('back'), form.field('hash'))
  try {
    await liveLeasing(calls.postCustomerForm, {
      headers: form.headers,
      body: customerBody(Object.fromEntries(form.fields)),
    })
    return seeOther(paths.findMyDeal(back({ saved: '1' })))
  } catch (error) {
    return sendBack(
      { name: 'customerForm', posted: form, values },
      error,
      (draft) => `${paths.findMyDeal(back({ draft }))}#save`,
    )
  }
}
