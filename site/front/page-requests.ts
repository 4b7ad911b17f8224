import type { IncomingMessage, ServerResponse } from 'node:http'
import { messageText } from '#core/messages/message-text.ts'
import { isPagePath } from '#core/routes/page-paths.ts'
import { inLiveDocument } from '#site/live-document/live-document.ts'
import { layoutFailureSince } from '../data/layout/layout-state.ts'
import { hasMarkdown, markdownType } from '../policy/markdown-pages.ts'
import { isPreviewCookie } from '../policy/preview.ts'
import { renderingOf } from '../policy/routes.ts'
import { acceptKind } from './accept-kind.ts'
import { acceptedEncoding } from './content-encoding.ts'
import type { FrontParts } from './front-parts.ts'
import { listResponses } from './list-responses.ts'
import { plainResponse } from './plain-response.ts'
import { responseCache, sendCached } from './response-cache.ts'
import { isRouterState } from './router-state.ts'
import { asAnybody, sharedRequest } from './shared-request.ts'
import { type ResponseTools, transformResponse } from './transform-response.ts'
import { workLimit } from './work-limit.ts'

/**
 * Pages rendered at once. More would make everybody wait for longer than two seconds on the smallest
 * machine. Rule C-148.
 */
const mostRendered = 40

/** A request that Next may answer, as the front server has read it. */
type RequestForNext = {
  host: string
  pathname: string
  /** With its `?`, or empty. */
  search: string
  /** Whether it is one of our own, for a page that visitors cannot ask for. */
  isInner: boolean
  /** Sites that may frame the embedded pages of this host. Rule D-82. */
  frameOrigins: readonly string[]
}

/** Answers requests for pages: from the cache, out of a list's frame, or with what Next renders. */
export function pageRequests(
  { settings, handle, styles, generation, hasBackendFailed }: FrontParts,
  tools: ResponseTools,
) {
  const responses = responseCache(generation)
  const lists = listResponses({
    generation,
    hasBackendFailed,
    otherSources: tools.otherSources,
    ...styles,
  })
  const pages = workLimit(mostRendered, 'pages')

  async function answer(
    req: IncomingMessage,
    res: ServerResponse,
    request: RequestForNext,
  ): Promise<void> {
    const startedAtMs = performance.now()
    const { pathname, search, isInner, frameOrigins } = request
    const { headers } = req
    const state = headers['next-router-state-tree']
    if (state !== undefined && !isRouterState(String(state)))
      return plainResponse(res, 400, 'This request cannot be read.')

    const isHead = req.method === 'HEAD'
    const isRead = isHead || (req.method ?? 'GET') === 'GET'
    const isPage = isPagePath(pathname)
    const isPreview = isPreviewCookie(headers.cookie, settings.previewKey)
    const isNegotiated = isPage && hasMarkdown(pathname)
    if (isPage) acceptKind(req, isNegotiated && isRead)
    const isOrdinary = isRead && isPage && !isInner && !isPreview
    const host = headers.host ?? request.host
    const shared =
      isOrdinary && !settings.isDevelopment
        ? sharedRequest({ host, pathname, search, headers }, settings.isToldOfNews)
        : null
    const accepted = acceptedEncoding(req)
    const claim = shared && (await responses.claim(`${shared.key}\n${accepted}`))
    if (claim && 'response' in claim) return sendCached(res, claim.response, isHead)
    const rendering = claim?.rendering ?? null
    if (rendering) res.once('close', rendering.end)

    const done = isInner ? () => {} : pages.begin()
    if (!done)
      return plainResponse(res, 503, messageText('errors.overload'), { 'Retry-After': '2' })
    res.once('close', done)
    if (shared) asAnybody(req, pathname + shared.search)
    // Answering 304 would leave the browser with the policy of an earlier page.
    if (isPage) delete headers['if-none-match']

    const isLiveDocument =
      isOrdinary && headers.rsc === undefined && renderingOf(pathname)?.kind === 'live'
    const list =
      isLiveDocument && shared && headers.accept !== markdownType
        ? { host, pathname, search: shared.search }
        : null
    if (list && (await lists.answer(res, list, { accepted, isHead, frameOrigins, rendering })))
      return
    if (!settings.isDevelopment)
      transformResponse(req, res, {
        ...request,
        isPage,
        isNegotiated,
        ...tools,
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
    if (isHead && !settings.isDevelopment) req.method = 'GET'
    await (isLiveDocument ? inLiveDocument(() => handle(req, res)) : handle(req, res))
    done()
  }

  return { answer, isFull: pages.isFull }
}
