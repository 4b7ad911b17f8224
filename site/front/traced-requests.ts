import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { matchRoute } from '#core/routes/match-route.ts'
import { routeTable } from '#core/routes/route-table.ts'
import { requestIdHeader, requestIdOf, withRequestId } from '#server-kit/request-id.ts'
import { servedRequest } from '#server-kit/telemetry/telemetry.ts'
import { isProbe } from './probes.ts'

type Handle = (req: IncomingMessage, res: ServerResponse) => void

/**
 * Gives each request its id, under which the leasing API and the content backend are asked for its
 * page and which goes back to the visitor, and logs how it was answered. A trace begins here: what a
 * visitor sends as one is not read. Rules C-146, C-147, C-191, C-192.
 */
export function tracedRequests(log: Logger, handle: Handle): Handle {
  return (req, res) => {
    const requestId = requestIdOf(req.headers[requestIdHeader])
    req.headers[requestIdHeader] = requestId
    res.setHeader('X-Request-Id', requestId)
    const { method = 'GET', url = '' } = req
    const served = servedRequest({ method, requestId })
    delete req.headers['traceparent']
    Object.assign(req.headers, served.headers)
    const startedAtMs = performance.now()
    res.once('close', () => {
      const area = areaOf(url)
      const ms = Math.round((performance.now() - startedAtMs) * 10) / 10
      const isQuiet = area === '_next' || isProbe(url)
      log[isQuiet ? 'debug' : 'info'](
        {
          requestId,
          method,
          area,
          status: res.statusCode,
          ms,
          // Whoever asked went away, or was cut off.
          ...(!res.writableFinished && { isCut: true }),
        },
        'answered',
      )
      served.end({ route: routeOf(url, area), status: res.statusCode })
    })
    withRequestId(requestId, () => served.run(() => handle(req, res)))
  }
}

/** First words of addresses; the rest of one, and its query, may hold anything. */
const knownAreas: ReadonlySet<string> = new Set([
  ...['_next', 'api', 'site', 'forms', 'media', 'cars', 'providers'],
  ...Object.values(routeTable).flatMap(({ pattern }) => {
    const [, first = ''] = pattern.split('/')
    return first.startsWith(':') ? [] : [first]
  }),
])

/** The pattern of a page's address, else the first word of the path. Never what somebody typed. */
function routeOf(url: string, area: string): string {
  const route = matchRoute(url.split(/[?#]/, 1)[0]!)
  if (route) return routeTable[route.name].pattern
  return area === 'home' || area === 'other' ? area : `/${area}/*`
}

/** The first word of an address's path; `other` for one that no address of ours begins with. */
export function areaOf(url: string): string {
  const [, first = ''] = url.split(/[/?#]/, 2)
  if (first === '') return 'home'
  return knownAreas.has(first) ? first : 'other'
}
