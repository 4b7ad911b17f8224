import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { routeTable } from '#core/routes/route-table.ts'
import { requestIdHeader, requestIdOf, withRequestId } from '#server-kit/request-id.ts'
import { isProbe } from './probes.ts'

type Handle = (req: IncomingMessage, res: ServerResponse) => void

/**
 * Gives each request its id, under which the leasing API and the content backend are asked for its
 * page and which goes back to the visitor, and logs how it was answered. Rules C-146, C-147.
 */
export function tracedRequests(log: Logger, handle: Handle): Handle {
  return (req, res) => {
    const requestId = requestIdOf(req.headers[requestIdHeader])
    req.headers[requestIdHeader] = requestId
    res.setHeader('X-Request-Id', requestId)
    const { method, url = '' } = req
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
    })
    withRequestId(requestId, () => handle(req, res))
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

/** The first word of an address's path; `other` for one that no address of ours begins with. */
export function areaOf(url: string): string {
  const [, first = ''] = url.split(/[/?#]/, 2)
  if (first === '') return 'home'
  return knownAreas.has(first) ? first : 'other'
}
