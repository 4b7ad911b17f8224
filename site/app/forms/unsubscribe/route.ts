import { calls } from '#core/contract/calls.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { messageText } from '#core/messages/message-text.ts'
import { serverErrors } from '#core/validation/errors/server-errors.ts'
import { paths } from '#core/routes/paths.ts'
import { postedForm, seeOther } from '#site/data/forms/posted-form.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'
import { serviceRoute } from '#site/data/services/service-route.ts'
import { messages } from '#site/messages/en.ts'

const fromPage = serviceRoute(
  'unsubscribe',
  (search) => `${paths.unsubscribe(search)}#form`,
  (posted) => {
    const token = posted.field('token')
    return token === '' ? {} : ({ token } as Record<string, string>)
  },
)

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** The form of the page, or a mail program's one click, which alone comes without an Origin. Rules W-122, W-123. */
export async function POST(request: Request): Promise<Response> {
  return request.headers.has('origin') ? fromPage(request) : oneClick(request)
}

/** The same address opened in a browser: its page, which asks. Rule W-123. */
export function GET(request: Request): Response {
  return seeOther(paths.unsubscribe(new URLSearchParams({ token: tokenOf(request) }).toString()))
}

async function oneClick(request: Request): Promise<Response> {
  const form = await postedForm(request)
  if (!form.ok) return form.response
  if (form.field('List-Unsubscribe') !== 'One-Click') {
    return plain(403, messageText('errors.forbidden'))
  }
  try {
    const body = { token: tokenOf(request) }
    await liveLeasing(calls.postUnsubscribe, { headers: form.headers, body })
    return plain(200, messages.services.unsubscribe.oneClick)
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
