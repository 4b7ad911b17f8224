import type { CallResponse } from '#core/contract/call.ts'
import type { CallShape } from '#core/contract/call-shape.ts'
import type { CallName, calls } from '#core/contract/calls.ts'
import type { CallInput } from '#core/contract/http/client.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { failureTextKey } from '#core/messages/failure-text.ts'
import { messageText } from '#core/messages/message-text.ts'
import { accountStore } from '#site/components/shared/account/account-in-browser.ts'
import { saveFile } from '#site/components/shared/account/save-file.ts'
import { type Refused, sendForm } from '#site/data/account/browser.ts'
import { askBrowser } from '#site/data/leasing/browser.ts'

type CallNamed<Name extends CallName> = (typeof calls)[Name]

/** What the office says of a failure that brings no words of its own. Rule D-40. */
export const adminFailure = (): string => messageText(failureTextKey('/admin'))

/**
 * What to show of an error: what the leasing API said of a refusal, else the general words.
 * @public
 */
export const failureOf = (error: unknown): string =>
  error instanceof LeasingApiError && error.status >= 400 && error.status < 500
    ? error.body.message
    : adminFailure()

/** The header of a call as whoever is logged in; refreshes the session first when that is due. */
async function bearer(): Promise<{ authorization: string }> {
  const token = await accountStore().token()
  if (!token.ok) throw new Error(token.reason)
  return { authorization: `Bearer ${token.accessToken}` }
}

const asUser = async <Input extends { headers?: Record<string, string> }>(
  input: Input,
): Promise<Input> => ({ ...input, headers: { ...input.headers, ...(await bearer()) } })

/**
 * Makes a call as whoever is logged in. Throws a `LeasingApiError`; the session that ends meanwhile
 * leads to the log-in by itself.
 * @example await askAsUser(listUsers, { query: { page: 2 } })
 */
export async function askAsUser<Name extends CallName>(
  shape: CallShape<Name>,
  input: CallInput<CallNamed<Name>>,
): Promise<CallResponse<CallNamed<Name>>> {
  return askBrowser(shape, await asUser(input))
}

/** The same for a form or an act: what is refused comes back by field, a failure at `form`. */
export async function sendAsUser<Name extends CallName>(
  shape: CallShape<Name>,
  input: CallInput<CallNamed<Name>>,
): Promise<{ response: CallResponse<CallNamed<Name>> } | Refused> {
  try {
    return await sendForm(shape, await asUser(input), adminFailure())
  } catch {
    return { errors: { form: adminFailure() } }
  }
}

/**
 * Saves what an address under `/api` answers as a file. Throws when it is refused.
 * @param body sent by POST, where what is asked for may name people
 */
export async function downloadAsUser(
  address: string,
  fileName: string,
  body?: object,
): Promise<void> {
  const headers = await bearer()
  const response = await fetch(
    address,
    body
      ? {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
      : { headers },
  )
  if (!response.ok) throw new Error(adminFailure())
  saveFile(fileName, await response.blob())
}

/** Sends bytes to an address under `/api`; returns the status. Throws where nothing answered. */
export async function putAsUser(address: string, body: Blob, signal: AbortSignal): Promise<number> {
  const response = await fetch(address, { method: 'PUT', headers: await bearer(), body, signal })
  return response.status
}
