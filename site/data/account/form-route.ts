import { type AccountFormName, accountForms, secretFields } from '#core/validation/account-forms.ts'
import type { ObjectSchema } from 'yup'
import { checkForm } from '#core/validation/check-form.ts'
import { type PostedForm, postedForm, seeOther } from '../forms/posted-form.ts'
import { sendBack, sendBackRefused } from '../forms/send-back.ts'

type Posted = Extract<PostedForm, { ok: true }>

/** A form of an account as it was sent without script. */
type Sent = { headers: Posted['headers']; body: Record<string, string>; token: string }

/**
 * The handler of a form of an account sent without script: on to a page that says what comes next,
 * or back with what to mend, passwords left out. Rules S-72, V-88.
 * @param schema where the leasing API does not see all: of a password typed twice
 */
export const accountFormRoute =
  (
    name: AccountFormName,
    request: (sent: Sent) => Promise<unknown>,
    pages: {
      next: (token: string, kind: string) => string
      back: (draft: string, token: string) => string
    },
    schema?: ObjectSchema<object>,
  ) =>
  async (posted: Request): Promise<Response> => {
    const form = await postedForm(posted)
    if (!form.ok) return form.response
    const fields: readonly string[] = accountForms[name]
    const body = Object.fromEntries(fields.map((field) => [field, form.field(field)]))
    const token = form.field('token')
    const values = Object.fromEntries(
      Object.entries(body).filter(([field]) => !secretFields.has(field)),
    )
    const sent = { name, posted: form, values }
    const back = (draft: string) => pages.back(draft, token)
    const checked = schema && checkForm(schema, body)
    if (checked && !checked.ok) return sendBackRefused(sent, checked.errors, back)
    try {
      await request({ headers: form.headers, body, token })
      return seeOther(pages.next(token, form.field('kind')))
    } catch (error) {
      return sendBack(sent, error, back)
    }
  }
