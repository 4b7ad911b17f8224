import { calls } from '#core/contract/calls.ts'
import { LeasingApiError } from '#core/contract/leasing-api-error.ts'
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
      body: { form, values, errors: errorsOf(error) },
    })
    return id
  } catch (cause) {
    console.error(`The ${form} form could not be kept.`, cause)
    return undefined
  }
}

/** Field messages of a failed call; a failure of the call itself stands under `form`. */
function errorsOf(error: unknown): Record<string, string[]> {
  if (!(error instanceof LeasingApiError)) throw error
  const { errors, message } = error.body
  return Object.keys(errors).length > 0 ? errors : { form: [message] }
}
