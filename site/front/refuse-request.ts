import type { IncomingMessage, ServerResponse } from 'node:http'
import { methodsOf } from '../policy/methods.ts'
import { failed } from './api-forwarder.ts'
import { headerText } from './header-text.ts'
import { plainResponse } from './plain-response.ts'
import { isProbe } from './probes.ts'
import { isSameOrigin } from './same-origin.ts'

const anyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Answers a request that no page and no call may get: for a host that is not ours, by a method that
 * the address does not take, or with a form of another site. Returns whether it did.
 * @param isKnownHost whether a storefront has the host; a load balancer asks by address whether we are well
 */
export function refuseRequest(
  req: IncomingMessage,
  res: ServerResponse,
  pathname: string,
  isKnownHost: boolean,
): boolean {
  const method = req.method ?? 'GET'
  const methods = methodsOf(pathname)
  if (!isKnownHost && !isProbe(pathname)) {
    plainResponse(res, 421, 'This site is not known by that name.')
  } else if (method === 'TRACE' || (methods !== null && !methods.includes(method))) {
    const allowed = methods ?? anyMethod
    plainResponse(res, 405, `This address takes ${allowed.join(' and ')} only.`, {
      Allow: allowed.join(', '),
    })
  } else if (!isSameOrigin(method, pathname, senderOf(req))) {
    if (pathname.startsWith('/api/')) failed(req, res, 403, 'errors.forbidden')
    else
      plainResponse(
        res,
        403,
        'This form was not sent from a page of this site. Open the page anew and send it again.',
      )
  } else return false
  return true
}

function senderOf({ headers }: IncomingMessage) {
  const { origin, host, 'sec-fetch-site': site, authorization } = headers
  return { origin, host, site: headerText(site), authorization }
}
