import { randomUUID } from 'node:crypto'
import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import https from 'node:https'
import type { ErrorBody } from '#core/contract/http/error-body.ts'
import { messageText } from '#core/messages/message-text.ts'
import { type ApiSilence, isRead } from '../data/leasing/api-silence.ts'
import { isForwarded } from '#core/routes/page-paths.ts'
import { upstreamWait } from './upstream-wait.ts'

/** Hop-by-hop headers, of one connection and not of the request. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]
/** Proxy headers, which visitors may not set. */
const proxyHeaders = [
  'host',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
]

/** Paths of the API reachable from its own machine only. */
const closed = /^\/api\/(?:internal|operator)(?:\/|$)/i

/** Retry delay of a call that failed temporarily, in seconds. */
const retryAfter = { 'Retry-After': '5' }

/**
 * Forwards what the leasing API answers to it and streams the responses back, within the time
 * limit of the site's own reads (Rule G-05). `close` ends idle connections.
 */
export function apiForwarder(apiUrl: string, silence: ApiSilence) {
  const base = new URL(apiUrl)
  const transport = base.protocol === 'https:' ? https : http
  // A connection that is kept open may be closed just when it is used again. A read is then repeated;
  // what may be sent once only has a connection of its own. Rule G-10.
  const agent = new transport.Agent({ keepAlive: true, maxSockets: 256 })

  const forward = (
    req: IncomingMessage,
    res: ServerResponse,
    address: string,
    isRetry = false,
  ): void => {
    const path = forwardedPath(req.url ?? '')
    if (path === null) {
      failed(req, res, 404, 'errors.notFound')
      return
    }
    const method = req.method ?? 'GET'
    if (isRead(method) && !silence.maySend()) {
      failed(req, res, 503, 'errors.generic', retryAfter)
      return
    }
    const upstream = transport.request({
      protocol: base.protocol,
      hostname: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port,
      path: base.pathname.replace(/\/$/, '') + path,
      method,
      agent: isRead(method) && agent,
      headers: {
        ...passedOn(req.headers, [...hopByHop, ...proxyHeaders]),
        host: base.host,
        'x-forwarded-for': address,
        'x-forwarded-host': req.headers.host ?? '',
      },
    })
    const wait = upstreamWait(silence, method, (reason) => upstream.destroy(reason))
    // The visitor's upload time does not count as the API's.
    if (req.readableEnded) wait.resume()
    else req.on('end', wait.resume)
    upstream.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, passedOn(answer.headers, hopByHop))
      answer.on('data', (chunk: Buffer) => {
        if (res.write(chunk)) return
        answer.pause()
        wait.pause()
      })
      res.on('drain', () => {
        wait.resume()
        answer.resume()
      })
      answer.on('end', () => {
        wait.end()
        silence.responded()
        res.end()
      })
      answer.on('error', () => {
        wait.end()
        res.destroy()
      })
    })
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      wait.end()
      const isStale = upstream.reusedSocket && error.code === 'ECONNRESET' && !isRetry
      if (isStale && !res.headersSent) forward(req, res, address, true)
      else if (res.headersSent) res.destroy()
      else {
        if (!res.destroyed)
          console.error(`The leasing API at ${base.origin} cannot be reached: ${error.message}`)
        failed(req, res, 503, 'errors.generic', retryAfter)
      }
    })
    res.on('close', () => {
      wait.end()
      if (!res.writableFinished) upstream.destroy()
    })
    req.pipe(upstream)
  }

  return {
    forward: (req: IncomingMessage, res: ServerResponse, address: string) =>
      forward(req, res, address),
    close: () => agent.destroy(),
  }
}

/** An error response in the shape of the API's own. */
export function failed(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  key: string,
  headers: Record<string, string> = {},
): void {
  const asked = req.headers['x-request-id']
  const body: ErrorBody = {
    error_key: key,
    message: messageText(key),
    errors: {},
    requestId: typeof asked === 'string' && /^[\w-]{1,64}$/.test(asked) ? asked : randomUUID(),
  }
  const text = JSON.stringify(body)
  res.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Request-Id': body.requestId,
    ...headers,
  })
  res.end(req.method === 'HEAD' ? undefined : text)
}

/** The normalised path of a request, so that no `..` or `%2e` escapes the forwarded part. */
function forwardedPath(url: string): string | null {
  if (!URL.canParse(url, 'http://api')) return null
  const { pathname, search } = new URL(url, 'http://api')
  const plain = decodeURIComponent(pathname)
  return isForwarded(pathname) && !closed.test(plain) ? pathname + search : null
}

function passedOn(headers: IncomingHttpHeaders, without: readonly string[]): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => value !== undefined && !without.includes(name) && !named.includes(name),
    ),
  )
}
