import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { readBody } from '#core/contract/http/body.ts'
import { cacheControl } from '#core/contract/http/caching.ts'
import { canonicalQuery } from '#core/contract/http/canonical-query.ts'
import { cutText } from '#core/contract/cut-text.ts'
import { successStatus } from '#core/contract/http/no-content.ts'
import { readQuery } from '#core/contract/http/query.ts'
import { responseCache, type CachedResponse } from './response-cache.ts'
import { clientAddress } from '#server-kit/client-address.ts'
import { accessTokenOf, type RequestContext, socketAddress } from './environment.ts'
import { Failure } from './failure.ts'
import { failureResponse } from './failure-response.ts'
import { readJson } from './read-json.ts'
import type { CallRequest, Route } from './route.ts'
import { storefrontHeader, storefrontOf } from '#core/storefronts/storefront-header.ts'
import type { Call, ReadParams } from '#core/contract/call.ts'
import { sendBytes } from './send-bytes.ts'
import { unlessSilent } from './silent-database.ts'
import type { Readiness } from './services.ts'

/** Below this compression gains less than its header costs. */
const worthCompressingBytes = 1400

const cacheLimitBytes = 32 * 1024 * 1024

export type ServeOptions = {
  readiness: () => Readiness
  isTrustedProxy: (address: string) => boolean
  /** Changes when the shape of answers does, so that old validators die with the old program. */
  contractVersion: string
}

/**
 * Answers requests by routes: read the query and the body by the call's schema, ask the handler,
 * send its value. Null when the query is not this route's.
 */
export function routeServer({ readiness, isTrustedProxy, contractVersion }: ServeOptions) {
  const cache = responseCache(cacheLimitBytes)
  const contractHash = shortHash(contractVersion)

  return async (context: RequestContext, route: Route, name: string, params: ReadParams<Call>) => {
    const { call } = route
    const { searchParams } = new URL(context.req.url)
    if (!route.takes(searchParams)) return null
    context.set('callName', name)
    context.set('isPrivate', call.caching === 'private')

    const ready = readiness()
    if (ready.status !== 'ready') return failureResponse(context, notReady)
    const query = readQuery(call, searchParams)
    if (!query.ok) {
      return failureResponse(context, new Failure(400, 'errors.badParameter', query.errors))
    }
    const body = await bodyOf(context, call)
    if (body instanceof Failure) return failureResponse(context, body)

    const { services } = ready
    const deals = services.deals.current()
    const request: CallRequest<Call> = {
      params,
      query: query.value,
      body: body as CallRequest<Call>['body'],
      services,
      deals,
      client: {
        address: clientAddress(
          socketAddress(context),
          context.req.header('x-forwarded-for'),
          isTrustedProxy,
        ),
        idempotencyKey: context.req.header('idempotency-key')?.trim() || null,
        storefront: storefrontOf(context.req.header(storefrontHeader)),
        host: hostNameOf(context.req.header('x-forwarded-host')),
        accessToken: accessTokenOf(context),
        userAgent: cutText(context.req.header('user-agent') ?? '', 500),
      },
      requestId: context.get('requestId'),
    }
    // A change is not given up: nobody would know whether it was made.
    const handled = () =>
      call.method === 'GET'
        ? unlessSilent(services.database, route.handle(request))
        : route.handle(request)
    if (call.caching === 'private') {
      const answer = await handled()
      if (answer instanceof Failure) return failureResponse(context, answer)
      const headers = { 'cache-control': cacheControl.private }
      if (successStatus(call) === 204) return context.body(null, 204, headers)
      return send(context, plainOf(answer), headers)
    }

    if (!route.isCached) {
      const answer = await handled()
      if (answer instanceof Failure) return failureResponse(context, answer)
      return sendChanging(context, plainOf(answer), contractVersion)
    }

    const key = `${name} ${JSON.stringify(params)} ${canonicalQuery(query.value)}`
    // A validator belongs to its address, which asks one question whatever else it is called.
    const etag = `W/"${deals.ratesVersion}-${contractHash}"`
    const headers = { 'cache-control': cacheControl.public, etag, vary: 'Accept-Encoding' }
    if (isFresh(context.req.header('if-none-match'), etag)) {
      return context.body(null, 304, headers)
    }
    let bytes = cache.get(deals, key)
    if (!bytes) {
      const answer = await handled()
      if (answer instanceof Failure) return failureResponse(context, answer)
      bytes = plainOf(answer)
      cache.put(deals, key, bytes)
    }
    if (!bytes.gzip && isWorthCompressing(bytes) && takesGzip(context)) {
      bytes = { ...bytes, gzip: gzipSync(bytes.plain) }
      cache.put(deals, key, bytes)
    }
    return send(context, bytes, headers)
  }
}

/** A host without its port. */
function hostNameOf(host: string | undefined): string | null {
  return /^(\[[^\]]*\]|[^:]+)(?::\d+)?$/.exec(host ?? '')?.[1]?.toLowerCase() ?? null
}

/** The answer of everything while the program starts. */
export const notReady = new Failure(503, 'errors.overload', {}, { headers: { 'retry-after': '2' } })

async function bodyOf(context: RequestContext, call: Call): Promise<unknown> {
  if (!call.body) return undefined
  const json = await readJson(context)
  if (json instanceof Failure) return json
  const reading = readBody(call, json)
  return reading.ok ? reading.value : new Failure(400, 'errors.badParameter', reading.errors)
}

function plainOf(answer: unknown): CachedResponse {
  return { plain: Buffer.from(JSON.stringify(answer)), gzip: null }
}

function isWorthCompressing({ plain }: CachedResponse): boolean {
  return plain.length > worthCompressingBytes
}

/** An answer that is made each time has itself for a validator. */
function sendChanging(
  context: RequestContext,
  { plain }: CachedResponse,
  contractVersion: string,
): Response {
  const etag = `W/"${shortHash(contractVersion + plain.toString())}"`
  const headers = { 'cache-control': cacheControl.public, etag, vary: 'Accept-Encoding' }
  if (isFresh(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers)
  const isCompressed = isWorthCompressing({ plain, gzip: null }) && takesGzip(context)
  return send(context, { plain, gzip: isCompressed ? gzipSync(plain) : null }, headers)
}

function send(
  context: RequestContext,
  { plain, gzip }: CachedResponse,
  headers: Record<string, string>,
): Response {
  const isCompressed = gzip !== null && takesGzip(context)
  return sendBytes(context, isCompressed ? gzip : plain, {
    'content-type': 'application/json; charset=utf-8',
    ...headers,
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  })
}

function takesGzip(context: RequestContext): boolean {
  const accepted = context.req.header('accept-encoding') ?? ''
  return /(^|,)\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[^,]*)?(,|$)/i.test(accepted)
}

function shortHash(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 16)
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return (
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
  )
}
