import { calls } from '#core/contract/calls.ts'
import { paths } from '#core/routes/paths.ts'
import { oneClick, tokenOf } from '#site/data/forms/one-click.ts'
import { seeOther } from '#site/data/forms/posted-form.ts'
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

/** The form of the page, or a mail program's one click, which alone comes without an Origin. Rules W-122, W-123. */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.has('origin')) return fromPage(request)
  return oneClick(
    request,
    (token, headers) => liveLeasing(calls.postUnsubscribe, { headers, body: { token } }),
    messages.services.unsubscribe.oneClick,
  )
}

/** The same address opened in a browser: its page, which asks. Rule W-123. */
export function GET(request: Request): Response {
  return seeOther(paths.unsubscribe(new URLSearchParams({ token: tokenOf(request) }).toString()))
}
