import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { RouteFailure } from '#core/session/route-failure.ts'
import type { Move } from '#core/routes/moved-address.ts'
import { layoutDigest } from '../data/layout/layout-state.ts'
import { contentSecurityPolicy, previewSecurityPolicy } from '../policy/content-security-policy.ts'
import { isGonePage } from '../policy/gone-page.ts'
import { pageCaching } from '../policy/page-caching.ts'
import { previewHeaders } from '../policy/preview.ts'
import type { InnerPage } from '../policy/routes.ts'
import { framingOf } from '../policy/security-headers.ts'
import type { PolicySources } from '../policy/third-parties.ts'
import { unsentHeader } from '../policy/unsent-form.ts'
import type { ContentEncoding } from './content-encoding.ts'
import type { ErrorPage } from './error-pages.ts'
import { bufferResponse } from './buffer-response.ts'
import type { CompressBody } from './compressed-body.ts'
import {
  lastingHeaders,
  sendDroppedAlong,
  withoutRewrittenQuery,
  withoutRouterHeaders,
  withoutStyleHints,
} from './page-headers.ts'
import { pageInstead } from './page-instead.ts'
import { plainPagePolicy } from './plain-page.ts'
import { lifetimeOf } from './response-lifetime.ts'
import type { Rendering } from './response-cache.ts'

/** What responses are made of, the same for each. */
export type ResponseTools = {
  compressBody: CompressBody
  /** What pages may load from services that are configured. */
  otherSources: PolicySources
  errorPage: (host: string, name: InnerPage) => Promise<ErrorPage>
  moved: (host: string, pathname: string, search: string) => Promise<Move | null>
}

type Shaping = ResponseTools & {
  host: string
  pathname: string
  /** With its `?`, or empty. */
  search: string
  isPage: boolean
  /** Sites that may frame the embedded pages of this host. Rule D-82. */
  frameOrigins: readonly string[]
  /** Whether the response is for a request to ourselves, or an error page already. */
  isInner: boolean
  /** Whether the page is there as Markdown too, so that what is accepted decides the response. */
  isNegotiated: boolean
  canPurge: boolean
  /** Studios that may frame this preview response; else null. */
  previewedBy: readonly string[] | null
  /** How the layout around a page has failed meanwhile; null if it has not. */
  layoutFailure: () => RouteFailure | null
  /** Whether a failed page is temporary, because a backend has failed meanwhile. */
  isTemporary: () => boolean
  /** The encoding that the visitor accepts; null for none. */
  accepted: ContentEncoding | null
  /** The right to cache this response for everybody; null for one that is somebody's own. */
  rendering: Rendering | null
  /** Keeps what a list's document leaves for others; null for what is no such document. */
  keepFrame: ((page: string, headers: OutgoingHttpHeaders) => void) | null
  /** What of the query did not reach the page, with its `&`; a redirect takes it along. */
  dropped: string
}

const failedLayout = `:E{"digest":"${layoutDigest}"`

/** Media types to buffer and compress. Streams of events and files are not. */
const heldTypes =
  /^(?:text\/(?:html|markdown|plain|x-component|xml)|application\/(?:json|xml|manifest\+json)|image\/svg\+xml)\b/

/**
 * Adds policy, compression and caching to a response of Next, and replaces an empty error document
 * by the storefront's own page.
 */
export function transformResponse(
  req: IncomingMessage,
  res: ServerResponse,
  shaping: Shaping,
): void {
  const {
    host,
    pathname,
    search,
    isPage,
    isInner,
    canPurge,
    previewedBy,
    accepted,
    compressBody,
    rendering,
    errorPage,
    moved,
  } = shaping
  const isHead = req.method === 'HEAD'
  const framing = framingOf(pathname, shaping.frameOrigins)
  const typeOf = () => String(res.getHeader('content-type') ?? '')
  const policyWith = (scripts: readonly string[]) =>
    previewedBy === null
      ? contentSecurityPolicy(scripts, framing, shaping.otherSources)
      : previewSecurityPolicy(scripts, previewedBy)
  let isKept = false

  bufferResponse(res, {
    isHeld: () => heldTypes.test(typeOf()) && !res.hasHeader('content-encoding'),
    beforeHeaders,
    finish: (body, end) => {
      const etag = res.getHeader('etag')
      send(body, typeof etag === 'string' ? etag : null, end).catch((error: unknown) => {
        console.error('An answer could not be made ready.', error)
        res.destroy()
      })
    },
  })

  function beforeHeaders(): void {
    isKept = previewedBy === null && res.statusCode === 200 && res.hasHeader('x-nextjs-cache')
    if (!isPage) return
    withoutRewrittenQuery(res)
    sendDroppedAlong(res, shaping.dropped)
    for (const [name, value] of Object.entries(pageCaching(isKept, canPurge)))
      res.setHeader(name, value)
    // Redirects and data run nothing; a page's own policy follows when its scripts are known.
    res.setHeader('Content-Security-Policy', policyWith([]))
    if (previewedBy !== null) {
      res.removeHeader('X-Frame-Options')
      for (const [name, value] of Object.entries(previewHeaders)) res.setHeader(name, value)
    } else if (framing.length === 0) res.setHeader('X-Frame-Options', 'DENY')
  }

  async function send(
    body: Buffer,
    etag: string | null,
    end: (body: Buffer | null) => void,
  ): Promise<void> {
    const lifetimeMs = rendering ? lifetimeOf(res, body) : 0
    if (await isSentOn(end)) return
    if (res.statusCode === 200 && isPage && isGonePage(body)) res.statusCode = 410
    const isUnsent = res.hasHeader(unsentHeader)
    if (isLayoutFailed(body)) res.statusCode = 500
    const isFailed = res.statusCode === 500 && isPage && !isInner
    const layout = isFailed ? shaping.layoutFailure() : null
    // What a router in the browser asks for as well, which then loads the whole page.
    if (isFailed && shaping.isTemporary()) {
      res.statusCode = layout?.statusCode ?? 503
      res.setHeader('Retry-After', '30')
    }
    const next = { host, pathname, isPage, statusCode: res.statusCode, contentType: typeOf(), body }
    const cause = layout?.message ?? null
    const replaced = isInner ? null : await pageInstead({ ...next, isUnsent, cause }, errorPage)
    if (replaced) {
      res.setHeader('Content-Type', 'text/html; charset=utf-8')
      res.removeHeader('ETag')
    }
    const isHtml = typeOf().startsWith('text/html')
    const ownPolicy = replaced ? replaced.policy : plainPolicyOf(res)
    const shown = { isHtml, isPreview: previewedBy !== null, isByScript: isOfOffice(pathname) }
    const source = replaced
      ? { body: replaced.html, ...shown, etag: replaced.etag }
      : { body, ...shown, etag }
    const { bytes, encoding, varies, scripts, page } = await compressBody(source, accepted)
    beforeHeaders()
    if (isUnsent) res.removeHeader(unsentHeader)
    if (isHtml) {
      res.setHeader('Content-Security-Policy', ownPolicy ?? policyWith(scripts))
      withoutRouterHeaders(res)
      withoutStyleHints(res)
    }
    if (shaping.isNegotiated && !/\bAccept\b(?!-)/.test(String(res.getHeader('vary') ?? '')))
      res.appendHeader('Vary', 'Accept')
    if (varies) res.appendHeader('Vary', 'Accept-Encoding')
    if (encoding) res.setHeader('Content-Encoding', encoding)
    res.removeHeader('Transfer-Encoding')
    res.setHeader('Content-Length', bytes.length)
    if (lifetimeMs > 0 && res.statusCode === 200 && !replaced && !shaping.isTemporary()) {
      const headers = lastingHeaders(res)
      rendering?.store({ headers, bytes, encoding }, lifetimeMs)
      if (page !== null) shaping.keepFrame?.(page, headers)
    }
    rendering?.end()
    end(isHead ? null : bytes)
  }

  /** Whether a router is answered with a layout that failed, which Next sends as 200. Rule S-36. */
  const isLayoutFailed = (body: Buffer): boolean =>
    typeOf().startsWith('text/x-component') && body.includes(failedLayout)

  /** Redirects an address without a page when it has moved. Rule E-07. */
  async function isSentOn(end: (body: Buffer | null) => void): Promise<boolean> {
    if (res.statusCode !== 404 || !isPage || isInner) return false
    const move = await moved(host, pathname, search)
    if (move === null) return false
    res.statusCode = move.status
    res.setHeader('Location', move.location)
    withoutRouterHeaders(res)
    for (const name of ['Content-Type', 'ETag']) res.removeHeader(name)
    beforeHeaders()
    res.removeHeader('Transfer-Encoding')
    res.setHeader('Content-Length', 0)
    end(null)
    return true
  }
}

const isOfOffice = (pathname: string): boolean => pathname.startsWith('/admin')

/** The policy of a plain page, which the front server has answered with itself. */
const plainPolicyOf = (res: ServerResponse): string | undefined =>
  res.getHeader('content-security-policy') === plainPagePolicy ? plainPagePolicy : undefined
