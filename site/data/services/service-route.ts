import { calls } from '#core/contract/calls.ts'
import {
  serviceForms,
  type ServiceField,
  type ServiceFormName,
} from '#core/validation/service-forms.ts'
import { type PostedForm, postedForm } from '../forms/posted-form.ts'
import { sendBack, sendOn } from '../forms/send-back.ts'
import { liveLeasing } from '../leasing/server.ts'
import { outcomeOf } from './outcome-of.ts'
import { outcomeForm, outcomeValues } from './types.ts'

type Posted = Extract<PostedForm, { ok: true }>
type Sent = { headers: Posted['headers']; body: Record<string, string> }

const requests = {
  contact: (sent: Sent) => liveLeasing(calls.postContact, sent),
  concierge: (sent: Sent) => liveLeasing(calls.postConciergeQuote, sent),
  carSale: (sent: Sent) => liveLeasing(calls.postCarSale, sent),
  unsubscribe: (sent: Sent) => liveLeasing(calls.postUnsubscribe, sent),
} as const satisfies Partial<Record<ServiceFormName, unknown>>

/**
 * The handler of a form sent without script: on to what became of it, or back with what to mend.
 * Rule W-121.
 * @param page address of the form's page with a query
 * @param more what is sent beside its fields
 */
export const serviceRoute =
  (
    name: keyof typeof requests,
    page: (search: string, posted: Posted) => string,
    more: (posted: Posted) => Record<string, string> = () => ({}),
  ) =>
  async (request: Request): Promise<Response> => {
    const form = await postedForm(request)
    if (!form.ok) return form.response
    const fields: readonly ServiceField[] = serviceForms[name]
    const values = Object.fromEntries(fields.map((field) => [field, form.field(field)]))
    const pageWith = (search: string) => page(search, form)
    try {
      const body = { ...values, ...more(form) }
      const response = await requests[name]({ headers: form.headers, body })
      const draft = { form: outcomeForm, values: outcomeValues(outcomeOf(response)), errors: {} }
      return await sendOn(draft, (id) => pageWith(id === undefined ? 'sent=1' : `draft=${id}`))
    } catch (error) {
      return sendBack({ name, posted: form, values }, error, (draft) => pageWith(`draft=${draft}`))
    }
  }
