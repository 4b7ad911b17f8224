import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messageText } from '#core/messages/message-text.ts'
import { layoutFailureSince } from '../data/layout/layout-state.ts'
import type { ApiSilence } from '../data/leasing/api-silence.ts'
import { isPreviewCookie } from '../policy/preview.ts'
import { hasMarkdown, markdownType } from '../policy/markdown-pages.ts'
import { methodsOf } from '../policy/methods.ts'
import { isForwarded, isPagePath } from '#core/routes/page-paths.ts'
import { frontHeader, innerHeader, renderingOf } from '../policy/routes.ts'
import { inLiveDocument } from '#site/live-document/live-document.ts'
import type { ThirdParties } from '#core/consent/third-parties.ts'
import { securityHeaders } from '../policy/security-headers.ts'
import { thirdPartySources } from '../policy/third-parties.ts'
import { ownStorefront } from '../policy/storefronts.ts'
import { storefrontHeader } from '#core/storefronts/storefront-header.ts'
import type { StorefrontDirectory } from '../data/storefronts/storefront-directory.ts'
import { apiForwarder, failed } from './api-forwarder.ts'
import { acceptKind } from './accept-kind.ts'
import { addressList, clientAddress } from '#server-kit/client-address.ts'
import { errorPages, warmUp } from './error-pages.ts'
import { hostName } from './host-name.ts'
import { listResponses } from './list-responses.ts'
import { answerProbe, isProbe } from './probes.ts'
import { movedPages } from './moved-pages.ts'
import { isSameOrigin } from './same-origin.ts'
import type { PageStyles } from './page-styles.ts'
import { plainResponse } from './plain-response.ts'
import { requestTarget } from './request-target.ts'
import { isRouterState } from './router-state.ts'
import { acceptedEncoding } from './content-encoding.ts'
import { responseCache, sendCached } from './response-cache.ts'
import { asAnybody, sharedRequest } from './shared-request.ts'
import { transformResponse } from './transform-response.ts'
import { compressedBodies } from './compressed-body.ts'
import { workLimit } from './work-limit.ts'

export type FrontSettings = {
  leasingApiUrl: string
  trustedProxies: readonly string[]
  hstsSeconds: number
  canPurge: boolean
  /** Whether the backends tell of rates and content that changed. */
  isToldOfNews: boolean
  isMaintenance: boolean
  isDevelopment: boolean
  /** Studios that may show the preview in a frame. */
  studioUrls: readonly string[]
  /** The preview cookie's value in this build; null without a preview. */
  previewKey: string | null
  thirdParties: ThirdParties
}

export type FrontParts = {
  settings: FrontSettings
  /** Next's handler, or a stand-in in tests. */
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<void> | void
  /** Sends a file of the build; false when there is none of that name. */
  sendStatic: (pathname: string, req: IncomingMessage, res: ServerResponse) => Promise<boolean>
  styles: PageStyles
  /** Listening address, for requests to ourselves. */
  listeningAt: () => AddressInfo | null
  /** How often news of rates or content came. */
  generation: () => number
  /** Whether a backend has failed since that time, on the clock of `performance.now()`. */
  hasBackendFailed: (sinceMs: number) => boolean
  silence: ApiSilence
  /** Which host shows which storefront, as it stands now. */
  storefronts: Pick<StorefrontDirectory, 'all' | 'ofHost'>
}

/**
 * Pages rendered at once, and calls under way at the leasing API. More would make everybody wait for
 * longer than two seconds on the smallest machine. Rule C-148.
 */
const most = { pages: 40, calls: 250 } as const

/** Headers accepted from ourselves or a trusted proxy only. */
const notFromVisitors = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-real-ip'] as const

/**
 * Request handler in front of Next: refuses what no page can answer, forwards API calls, serves the
 * build's files and gives each page its own content security policy.
 */
export function frontServer({
  settings,
  handle,
  sendStatic,
  styles,
  listeningAt,
  hasBackendFailed,
  generation,
  silence,
  storefronts,
}: FrontParts) {
  const forwarder = apiForwarder(settings.leasingApiUrl, silence)
  const innerKey = randomBytes(24).toString('base64url')
  const keyOf = (host: string) => storefronts.ofHost(host)?.key ?? null
  const errorPage = errorPages(innerKey, listeningAt, keyOf)
  const responses = responseCache(generation)
  const otherSources = thirdPartySources(settings.thirdParties)
  const lists = listResponses({ generation, hasBackendFailed, otherSources, ...styles })
  const parts = {
    compressBody: compressedBodies(styles.withOwnStyles),
    errorPage,
    moved: movedPages(listeningAt),
    otherSources,
  }
  const isTrusted = addressList(settings.trustedProxies)
  const pages = workLimit(most.pages, 'pages')
  const calls = workLimit(most.calls, 'calls')
  const always = securityHeaders(settings.hstsSeconds)

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(always)) res.setHeader(name, value)
    const target = requestTarget(req.url)
    const host = hostName(req.headers.host)
    if (!target || !host) return plainResponse(res, 400, 'This request cannot be read.')
    const { pathname, search } = target
    const isInner = req.headers[innerHeader] === innerKey
    if (!isInner) delete req.headers[innerHeader]

    // A load balancer asks by address whether we are well.
    const storefront = storefronts.ofHost(host)
    if (storefront === null && !isProbe(pathname)) {
      return plainResponse(res, 421, 'This site is not known by that name.')
    }
    const isPage = isPagePath(pathname)
    const method = req.method ?? 'GET'
    const methods = methodsOf(pathname)
    if (method === 'TRACE' || (methods !== null && !methods.includes(method))) {
      const allowed = methods ?? ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
      return plainResponse(res, 405, `This address takes ${allowed.join(' and ')} only.`, {
        Allow: allowed.join(', '),
      })
    }
    if (answerProbe(pathname, res, pages.isFull())) return
    const startedAtMs = performance.now()
    const { origin, host: hostHeader, 'sec-fetch-site': site, authorization } = req.headers
    const sender = { origin, host: hostHeader, site: text(site), authorization }
    if (!isSameOrigin(method, pathname, sender)) {
      if (pathname.startsWith('/api/')) return failed(req, res, 403, 'errors.forbidden')
      return plainResponse(
        res,
        403,
        'This form was not sent from a page of this site. Open the page anew and send it again.',
      )
    }

    if (pathname.startsWith('/_next/static/')) {
      if (await sendStatic(pathname, req, res)) return
      if (await styles.send(pathname, req, res)) return
    }
    if (settings.isMaintenance && !isInner && !isOpenInMaintenance(pathname))
      return maintenance(req, res, host)

    const address = clientAddress(
      req.socket.remoteAddress ?? '',
      text(req.headers['x-forwarded-for']),
      isTrusted,
    )
    req.headers[storefrontHeader] = storefront?.key ?? ownStorefront.key
    if (isForwarded(pathname)) {
      const done = calls.begin()
      if (!done) return failed(req, res, 503, 'errors.overload', { 'Retry-After': '1' })
      res.once('close', done)
      return forwarder.forward(req, res, address)
    }

    for (const name of notFromVisitors) delete req.headers[name]
    req.headers['x-forwarded-for'] = address
    req.headers[frontHeader] = '1'
    const isPreview = isPreviewCookie(req.headers.cookie, settings.previewKey)
    const state = req.headers['next-router-state-tree']
    if (state !== undefined && !isRouterState(String(state)))
      return plainResponse(res, 400, 'This request cannot be read.')
    const isRead = method === 'GET' || method === 'HEAD'
    const isNegotiated = isPage && hasMarkdown(pathname)
    if (isPage) acceptKind(req, isNegotiated && isRead)
    const isShared = isRead && isPage && !isInner && !isPreview && !settings.isDevelopment
    const { headers } = req
    const accepted = acceptedEncoding(req)
    const shared = isShared
      ? sharedRequest(
          { host: hostHeader ?? host, pathname, search, headers },
          settings.isToldOfNews,
        )
      : null
    const claim = shared && (await responses.claim(`${shared.key}\n${accepted}`))
    if (claim && 'response' in claim) return sendCached(res, claim.response, method === 'HEAD')
    const rendering = claim?.rendering ?? null
    if (rendering) res.once('close', rendering.end)
    const done = isInner ? () => {} : pages.begin()
    if (!done)
      return plainResponse(res, 503, messageText('errors.overload'), { 'Retry-After': '2' })
    res.once('close', done)
    if (shared) asAnybody(req, pathname + shared.search)
    // Answering 304 would leave the browser with the policy of an earlier page.
    if (isPage) delete req.headers['if-none-match']
    const isLiveDocument =
      isRead &&
      isPage &&
      !isInner &&
      !isPreview &&
      headers.rsc === undefined &&
      renderingOf(pathname)?.kind === 'live'
    const list =
      isLiveDocument && shared && headers.accept !== markdownType
        ? { host: hostHeader ?? host, pathname, search: shared.search }
        : null
    const frameOrigins = storefront?.frameOrigins ?? []
    const sending = { accepted, isHead: method === 'HEAD', frameOrigins, rendering }
    if (list && (await lists.answer(res, list, sending))) return
    if (!settings.isDevelopment)
      transformResponse(req, res, {
        host,
        pathname,
        search,
        isPage,
        isInner,
        isNegotiated,
        frameOrigins,
        ...parts,
        accepted,
        rendering,
        keepFrame: list && lists.keeperOf(list),
        dropped: shared?.dropped ?? '',
        canPurge: settings.canPurge,
        previewedBy: isPreview ? settings.studioUrls : null,
        layoutFailure: () => layoutFailureSince(startedAtMs),
        isTemporary: () => hasBackendFailed(startedAtMs),
      })
    // Pages answer HEAD only when asked with GET; the body is left out on the way.
    if (method === 'HEAD' && !settings.isDevelopment) req.method = 'GET'
    await (isLiveDocument ? inLiveDocument(() => handle(req, res)) : handle(req, res))
    done()
  }

  /** Every page and call answers 503 with when to come again. Rule D-22. */
  async function maintenance(
    req: IncomingMessage,
    res: ServerResponse,
    host: string,
  ): Promise<void> {
    res.setHeader('Retry-After', '600')
    if (req.url?.startsWith('/api/')) return failed(req, res, 503, 'errors.overload')
    const sentence = 'We are working on the site. Please try again in a few minutes.'
    transformResponse(req, res, {
      host,
      pathname: '/',
      search: '',
      isPage: true,
      isInner: true,
      isNegotiated: false,
      frameOrigins: [],
      ...parts,
      accepted: acceptedEncoding(req),
      rendering: null,
      keepFrame: null,
      dropped: '',
      canPurge: false,
      previewedBy: null,
      layoutFailure: () => null,
      isTemporary: () => true,
    })
    try {
      const page = await errorPage(host, 'page-maintenance')
      res.writeHead(503, {
        'Content-Type': 'text/html; charset=utf-8',
        ...(page.etag && { ETag: page.etag }),
      })
      res.end(page.html)
    } catch {
      plainResponse(res, 503, sentence)
    }
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

const isOpenInMaintenance = (pathname: string): boolean =>
  isProbe(pathname) || pathname.startsWith('/site/webhooks/')

const text = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(',') : header
