import { calls } from '#core/contract/calls.ts'
import { paths } from '#core/routes/paths.ts'
import { newsletterFields } from '#core/validation/newsletter-fields.ts'
import { postedForm, seeOther } from '#site/data/forms/posted-form.ts'
import { sendBack } from '#site/data/forms/send-back.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'

/** The newsletter's form sent without script: on to the thank-you, or to its own page with what to mend. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  const values = Object.fromEntries(newsletterFields.map((name) => [name, form.field(name)])) as {
    [Field in (typeof newsletterFields)[number]]: string
  }
  try {
    await liveLeasing(calls.postNewsletterMember, { headers: form.headers, body: values })
    return seeOther(paths.newsletter('sent=1'))
  } catch (error) {
    return sendBack({ name: 'newsletter', posted: form, values }, error, (draft) =>
      paths.newsletter(`draft=${draft}`),
    )
  }
}
