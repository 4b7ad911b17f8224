import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { messageText } from '#core/messages/message-text.ts'
import { serverErrors } from '#core/validation/errors/server-errors.ts'
import { postedForm } from './posted-form.ts'

/** The sealed address in a link of an e-mail. */
export const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/**
 * A mail program's one-click post (RFC 8058) and its answer in plain text; nothing else comes without
 * an Origin. Rules W-123, W-132.
 * @param stop what the click does, with the visitor's headers
 * @param done what is said of it
 */
export async function oneClick(
  request: Request,
  stop: (token: string, headers: Record<string, string>) => Promise<unknown>,
  done: string,
): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  if (form.field('List-Unsubscribe') !== 'One-Click') {
    return plain(403, messageText('errors.forbidden'))
  }
  try {
    await stop(tokenOf(request), form.headers)
    return plain(200, done)
  } catch (error) {
    if (!(error instanceof LeasingApiError)) throw error
    const { form: text = messageText('errors.generic') } = serverErrors(error.body, [])
    // A program tries again later what failed, and not what was refused.
    return plain(error.status === 0 ? 503 : error.status, text)
  }
}

const plain = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
