import { calls } from '#core/contract/calls.ts'
import { LeasingApiError } from '#core/contract/leasing-api-error.ts'
import { fieldBounds } from '#core/validation/field-bounds.ts'
import { serverMessage } from '#core/validation/server-faults.ts'
import { liveLeasing } from '../leasing/leasing-server.ts'

/**
 * Keeps what was typed and what is wrong with it, and gives the draft's id for the page that
 * shows the form again. Undefined when even that fails: the page then shows an empty form.
 */
export async function keptDraft(
  form: string,
  values: Record<string, string>,
  error: unknown,
): Promise<string | undefined> {
  try {
    const { id } = await liveLeasing(calls.postFormDraft, {
      body: { form, values: keepable(values), errors: errorsOf(error) },
    })
    return id
  } catch (cause) {
    console.error(`The ${form} form could not be kept.`, cause)
    return undefined
  }
}

/** Cut to what a draft keeps of a field. */
function keepable(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.slice(0, fieldBounds.message.most)]),
  )
}

/** Field messages of a failed call; a failure of the call itself stands under `form`. */
function errorsOf(error: unknown): Record<string, string[]> {
  if (!(error instanceof LeasingApiError)) throw error
  const { errors } = error.body
  return Object.keys(errors).length > 0 ? errors : { form: [serverMessage(error.body)] }
}
