import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { messageText } from '#core/messages/message-text.ts'
import { isForwarded } from '#core/routes/page-paths.ts'
import { frontHeader, innerHeader } from '../policy/routes.ts'
import { securityHeaders } from '../policy/security-headers.ts'
import { thirdPartySources } from '../policy/third-parties.ts'
import { ownStorefront } from '../policy/storefronts.ts'
import { storefrontHeader } from '#core/storefronts/storefront-header.ts'
import { apiForwarder, failed } from './api-forwarder.ts'
import { addressList, clientAddress } from '#server-kit/client-address.ts'
import { errorPages, warmUp } from './error-pages.ts'
import { hostName } from './host-name.ts'
import { answerProbe } from './probes.ts'
import { movedPages } from './moved-pages.ts'
import { plainResponse } from './plain-response.ts'
import { requestTarget } from './request-target.ts'
import { compressedBodies } from './compressed-body.ts'
import { workLimit } from './work-limit.ts'
import type { FrontParts } from './front-parts.ts'
import { headerText } from './header-text.ts'
import { answerInMaintenance, isOpenInMaintenance } from './maintenance.ts'
import { pageRequests } from './page-requests.ts'
import { refuseRequest } from './refuse-request.ts'

/**
 * Calls under way at the leasing API. More would make everybody wait for longer than two seconds on the
 * smallest machine. Rule C-148.
 */
const mostCalls = 250

/** Headers accepted from ourselves or a trusted proxy only. */
const notFromVisitors = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-real-ip'] as const

/**
 * Request handler in front of Next: refuses what no page can answer, forwards API calls, serves the
 * build's files and gives each page its own content security policy.
 */
export function frontServer(parts: FrontParts) {
  const { settings, sendStatic, styles, listeningAt, silence, storefronts } = parts
  const forwarder = apiForwarder(settings.leasingApiUrl, silence)
  const innerKey = randomBytes(24).toString('base64url')
  const keyOf = (host: string) => storefronts.ofHost(host)?.key ?? null
  const errorPage = errorPages(innerKey, listeningAt, keyOf)
  const tools = {
    compressBody: compressedBodies(styles.withOwnStyles),
    errorPage,
    moved: movedPages(listeningAt),
    otherSources: thirdPartySources(settings.thirdParties),
  }
  const pages = pageRequests(parts, tools)
  const isTrusted = addressList(settings.trustedProxies)
  const calls = workLimit(mostCalls, 'calls')
  const always = securityHeaders(settings.hstsSeconds)

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(always)) res.setHeader(name, value)
    const target = requestTarget(req.url)
    const host = hostName(req.headers.host)
    if (!target || !host) return plainResponse(res, 400, 'This request cannot be read.')
    const { pathname } = target
    const isInner = req.headers[innerHeader] === innerKey
    if (!isInner) delete req.headers[innerHeader]
    const storefront = storefronts.ofHost(host)
    if (refuseRequest(req, res, pathname, storefront !== null)) return
    if (answerProbe(pathname, res, pages.isFull())) return
    if (await isFileSent(pathname, req, res)) return
    if (settings.isMaintenance && !isInner && !isOpenInMaintenance(pathname))
      return answerInMaintenance(req, res, host, tools)

    const address = clientAddress(
      req.socket.remoteAddress ?? '',
      headerText(req.headers['x-forwarded-for']),
      isTrusted,
    )
    req.headers[storefrontHeader] = storefront?.key ?? ownStorefront.key
    if (isForwarded(pathname)) return forward(req, res, address)
    for (const name of notFromVisitors) delete req.headers[name]
    req.headers['x-forwarded-for'] = address
    req.headers[frontHeader] = '1'
    const frameOrigins = storefront?.frameOrigins ?? []
    await pages.answer(req, res, { host, ...target, isInner, frameOrigins })
  }

  /** Whether the address is that of a file of the build, which has then been sent. */
  async function isFileSent(pathname: string, req: IncomingMessage, res: ServerResponse) {
    if (!pathname.startsWith('/_next/static/')) return false
    return (await sendStatic(pathname, req, res)) || styles.send(pathname, req, res)
  }

  function forward(req: IncomingMessage, res: ServerResponse, address: string) {
    const done = calls.begin()
    if (!done) return failed(req, res, 503, 'errors.overload', { 'Retry-After': '1' })
    res.once('close', done)
    return forwarder.forward(req, res, address)
  }

  return {
    close: forwarder.close,
    /** Fetches the pages for failures, so that they are there when their own backends fail. */
    warmUp: () => warmUp(errorPage, storefronts.all()),
    answer: (req: IncomingMessage, res: ServerResponse): void => {
      answer(req, res).catch((error: unknown) => {
        console.error('A request could not be answered.', error)
        if (res.headersSent) res.destroy()
        else plainResponse(res, 500, messageText('errors.generic'))
      })
    },
  }
}
