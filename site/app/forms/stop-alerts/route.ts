import { calls } from '#core/contract/calls.ts'
import { paths } from '#core/routes/paths.ts'
import { oneClick, tokenOf } from '#site/data/forms/one-click.ts'
import { seeOther } from '#site/data/forms/posted-form.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'
import { messages } from '#site/messages/en.ts'

/** A mail program's one click, which stops all price alerts of an address and no other e-mail. Rule W-132. */
export function POST(request: Request): Promise<Response> {
  return oneClick(
    request,
    (token, headers) =>
      liveLeasing(calls.putPriceAlerts, {
        headers,
        params: { sealedEmail: token },
        body: { isWatching: false },
      }),
    messages.priceAlerts.oneClick,
  )
}

/** The same address opened in a browser: the list of its alerts, each with a button that stops it. */
export function GET(request: Request): Response {
  return seeOther(paths.priceAlerts(new URLSearchParams({ of: tokenOf(request) }).toString()))
}
