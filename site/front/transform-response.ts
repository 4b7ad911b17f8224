import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { messageText } from '#core/messages/message-text.ts'
import type { RouteFailure } from '#core/session/route-failure.ts'
import type { Move } from '#core/routes/moved-address.ts'
import { layoutDigest } from '../data/layout/layout-state.ts'
import { contentSecurityPolicy, previewSecurityPolicy } from '../policy/content-security-policy.ts'
import { withCause } from '../policy/failure-cause.ts'
import { isGonePage } from '../policy/gone-page.ts'
import { pageCaching } from '../policy/page-caching.ts'
import { previewHeaders } from '../policy/preview.ts'
import { hasRoute, type InnerPage } from '../policy/routes.ts'
import { framingOf } from '../policy/security-headers.ts'
import type { PolicySources } from '../policy/third-parties.ts'
import { unsentFieldsMark, unsentHeader, withUnsentFields } from '../policy/unsent-form.ts'
import type { ContentEncoding } from './content-encoding.ts'
import type { ErrorPage } from './error-pages.ts'
import { bufferResponse } from './buffer-response.ts'
import type { CompressBody } from './compressed-body.ts'
import { plainPage, plainPagePolicy } from './plain-page.ts'
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

/** Next's empty document of a page not found or failed, which only a script fills. */
const emptyDocument = '<html id="__next_error__"'

const failedLayout = `:E{"digest":"${layoutDigest}"`

/** Only read by Next's router, which does not ask for HTML. */
const forTheRouter = ['x-nextjs-prerender', 'x-nextjs-stale-time', 'x-nextjs-postponed'] as const

/** What Next says a rewrite made of the query. Rule D-76. */
const rewrittenQueryHeader = 'x-nextjs-rewritten-query'

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
    // A rewrite of ours never changes the query, though Next says so of each: its router would take
    // a page fetched ahead for that of the same path with any other query.
    res.removeHeader(rewrittenQueryHeader)
    const location = res.getHeader('location')
    if (shaping.dropped && typeof location === 'string') {
      res.setHeader('Location', withDropped(location, shaping.dropped))
    }
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
    const replaced = isInner
      ? null
      : isUnsent
        ? await composedWithFields(body)
        : await composedInstead(body, layout?.message ?? null)
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
      for (const name of forTheRouter) res.removeHeader(name)
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
    for (const name of ['Content-Type', 'ETag', ...forTheRouter]) res.removeHeader(name)
    beforeHeaders()
    res.removeHeader('Transfer-Encoding')
    res.setHeader('Content-Length', 0)
    end(null)
    return true
  }

  /** The page that resends a form which could not be accepted. Rule G-07. */
  async function composedWithFields(body: Buffer): Promise<ErrorPage> {
    const fields = JSON.parse(body.toString('utf8')) as [string, string][]
    const { html } = await errorPage(host, 'page-unsent').catch(() => bareUnsentPage)
    return { html: Buffer.from(withUnsentFields(html.toString('utf8'), fields)), etag: null }
  }

  /** The storefront's page for a failure, or a plain one when that fails too. Rule S-37. */
  async function composedInstead(body: Buffer, cause: string | null): Promise<ErrorPage | null> {
    const name = nameInstead(res.statusCode, isPage, body, pathname)
    if (name === null || !typeOf().match(/^text\/(html|plain)/)) return null
    try {
      const page = await errorPage(host, name)
      if (cause === null) return page
      return { html: Buffer.from(withCause(page.html.toString('utf8'), cause)), etag: null }
    } catch (error) {
      console.error(`The page ${name} of ${host} cannot be had.`, error)
      const html = Buffer.from(plainPage(res.statusCode, cause))
      return { html, etag: null, policy: plainPagePolicy }
    }
  }
}

/** Next hints at the sheets of the build, of which a page has one of its own. Rule D-115. */
function withoutStyleHints(res: ServerResponse): void {
  const hints = String(res.getHeader('link') ?? '').split(/, (?=<)/)
  const left = hints.filter((hint) => !hint.includes('as="style"'))
  if (left.length < hints.length) res.setHeader('Link', left.join(', '))
}

const isOfOffice = (pathname: string): boolean => pathname.startsWith('/admin')

/** Headers for everybody: the id is this request's own. */
function lastingHeaders(res: ServerResponse): OutgoingHttpHeaders {
  const { 'x-request-id': _, ...headers } = res.getHeaders()
  return headers
}

/** The policy of a plain page, which the front server has answered with itself. */
const plainPolicyOf = (res: ServerResponse): string | undefined =>
  res.getHeader('content-security-policy') === plainPagePolicy ? plainPagePolicy : undefined

/** A redirect's address with the rest of the query that was asked for. */
function withDropped(location: string, dropped: string): string {
  if (location.endsWith(dropped)) return location
  return location.includes('?') ? location + dropped : `${location}?${dropped.slice(1)}`
}

/** Fallback without that page: the typed values come first. */
const bareUnsentPage: ErrorPage = {
  html: Buffer.from(
    `<!DOCTYPE html><html lang="en-GB"><title>Not sent</title><h1>Not sent</h1><p>${messageText('errors.generic')}</p><form method="post">${unsentFieldsMark}<button>Send again</button></form></html>`,
  ),
  etag: null,
}

/** The error page that replaces a response of Next; null to leave it. */
function nameInstead(
  status: number,
  isPage: boolean,
  body: Buffer,
  pathname: string,
): InnerPage | null {
  const isEmpty = body.subarray(0, 300).toString('latin1').includes(emptyDocument)
  if (status >= 500 && (isPage || isEmpty)) return 'page-failed'
  if (!isEmpty || status !== 404) return null
  return hasRoute(pathname) ? 'page-missing' : 'page-not-found'
}
