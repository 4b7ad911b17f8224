import type { CallBody } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { cutText } from '#core/contract/cut-text.ts'
import { keepableText } from '#core/contract/keepable.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { messageText } from '#core/messages/message-text.ts'
import { fieldBounds } from '#core/validation/field-bounds.ts'
import { serverMessage } from '#core/validation/errors/server-errors.ts'
import { config } from '#site/config.ts'
import { unsentHeader } from '#site/policy/unsent-form.ts'
import { liveLeasing } from '../leasing/server.ts'
import { type PostedForm, seeOther } from './posted-form.ts'

type Draft = CallBody<typeof calls.postFormDraft>

type SentForm = {
  name: string
  /** As posted: what a page that sends it again holds. */
  posted: Extract<PostedForm, { ok: true }>
  /** What a draft keeps of it. */
  values: Record<string, string>
}

/**
 * The response to a form that was refused: back to its page, which shows the draft with what is
 * wrong. One that the leasing API could not take at all comes back as a page that holds everything
 * typed and sends it again. Rule G-07.
 * @param pageWith the form's address with the id of the draft
 */
export async function sendBack(
  { name, posted, values }: SentForm,
  error: unknown,
  pageWith: (draft: string) => string,
): Promise<Response> {
  if (isForLater(error)) return unsent(posted)
  try {
    return seeOther(pageWith(await savedDraft({ form: name, values, errors: errorsOf(error) })))
  } catch (cause) {
    if (isForLater(cause)) return unsent(posted)
    throw cause
  }
}

/**
 * The same for a form that our own rules refuse before the leasing API is asked.
 * @param errors message keys by field
 */
export const sendBackRefused = (
  form: SentForm,
  errors: Readonly<Record<string, string>>,
  pageWith: (draft: string) => string,
): Promise<Response> => sendBack(form, new RefusedForm(errors), pageWith)

/** A form that our own rules refuse. */
class RefusedForm extends Error {
  override readonly name = 'RefusedForm'
  readonly errors: Readonly<Record<string, string>>
  constructor(errors: Readonly<Record<string, string>>) {
    super('The form does not pass its rules.')
    this.errors = errors
  }
}

/**
 * On to a page whose forms need what no address may hold: that goes in a draft, as what a form sent
 * back held does. When no draft can be stored the page has to do without it.
 * @param pageWith the page's address, with the id of the draft if there is one
 */
export async function sendOn(draft: Draft, pageWith: (id?: string) => string): Promise<Response> {
  try {
    return seeOther(pageWith(await savedDraft(draft)))
  } catch (cause) {
    if (isForLater(cause)) return seeOther(pageWith())
    throw cause
  }
}

async function savedDraft({ values, ...draft }: Draft): Promise<string> {
  const body = { ...draft, values: keepable(values) }
  const { id } = await liveLeasing(calls.postFormDraft, { body })
  return id
}

/** Whether the leasing API failed, rather than refused. */
const isForLater = (error: unknown): boolean =>
  error instanceof LeasingApiError && (error.status === 0 || error.status >= 500)

/** The front server makes the page of it; without one the browser's Back brings the form again. */
function unsent({ fields }: SentForm['posted']): Response {
  const headers = { 'cache-control': 'no-store', 'retry-after': '10' }
  return config.isBehindFront
    ? Response.json(fields, { status: 503, headers: { ...headers, [unsentHeader]: '1' } })
    : new Response(`${messageText('errors.generic')}\n`, {
        status: 503,
        headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
      })
}

/** What a draft keeps of a field: cut to its limit, without characters that no database keeps. */
function keepable(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      cutText(keepableText(value), fieldBounds.message.most),
    ]),
  )
}

/** Field messages of a failed call; a failure of the call itself stands under `form`. */
function errorsOf(error: unknown): Record<string, string[]> {
  if (error instanceof RefusedForm) {
    return Object.fromEntries(Object.entries(error.errors).map(([name, key]) => [name, [key]]))
  }
  if (!(error instanceof LeasingApiError)) throw error
  const { errors } = error.body
  return Object.keys(errors).length > 0 ? errors : { form: [serverMessage(error.body)] }
}
