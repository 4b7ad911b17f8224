import { randomUUID } from 'node:crypto'
import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import https from 'node:https'
import type { ErrorBody } from '#core/contract/error-body.ts'
import { messageText } from '#core/messages/message-text.ts'

/** Headers that belong to one connection and not to the request. */
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
/** What the visitor may not tell the API about itself. */
const proxyHeaders = [
  'host',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
]

/** Parts of the API that only its own machine may reach. */
const closed = /^\/api\/(?:internal|operator)(?:\/|$)/i

/** Longest wait for the first byte of an answer. */
const patienceMs = 15_000

/**
 * Sends requests below `/api` to the leasing API and its answers back, both as they come.
 * `close` ends the kept connections.
 */
export function apiForwarder(apiUrl: string) {
  const base = new URL(apiUrl)
  const transport = base.protocol === 'https:' ? https : http
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
    const upstream = transport.request({
      protocol: base.protocol,
      hostname: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port,
      path: base.pathname.replace(/\/$/, '') + path,
      method: req.method ?? 'GET',
      agent,
      headers: {
        ...passedOn(req.headers, [...hopByHop, ...proxyHeaders]),
        host: base.host,
        'x-forwarded-for': address,
        'x-forwarded-host': req.headers.host ?? '',
      },
    })
    const patience = setTimeout(
      () => upstream.destroy(new Error('The leasing API did not answer in time.')),
      patienceMs,
    )
    upstream.on('response', (answer) => {
      clearTimeout(patience)
      res.writeHead(answer.statusCode ?? 502, passedOn(answer.headers, hopByHop))
      answer.pipe(res)
      answer.on('error', () => res.destroy())
    })
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(patience)
      // A kept connection may end just as it is used again; what has no body can be asked anew.
      const isStale = upstream.reusedSocket && error.code === 'ECONNRESET' && !isRetry
      if (isStale && (req.method === 'GET' || req.method === 'HEAD') && !res.headersSent)
        forward(req, res, address, true)
      else if (res.headersSent) res.destroy()
      else {
        if (!res.destroyed)
          console.error(`The leasing API at ${base.origin} cannot be reached: ${error.message}`)
        failed(req, res, 502, 'errors.generic')
      }
    })
    res.on('close', () => {
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

/** An answer in the shape of every failed call of the API. */
export function failed(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  key: string,
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
    'X-Request-Id': body.requestId,
  })
  res.end(req.method === 'HEAD' ? undefined : text)
}

/** The path as the API will read it, so that no `..` or `%2e` leads out of what is forwarded. */
function forwardedPath(url: string): string | null {
  if (!URL.canParse(url, 'http://api')) return null
  const { pathname, search } = new URL(url, 'http://api')
  const plain = decodeURIComponent(pathname)
  return pathname.startsWith('/api/') && !closed.test(plain) ? pathname + search : null
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
