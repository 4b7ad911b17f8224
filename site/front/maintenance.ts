import type { IncomingMessage, ServerResponse } from 'node:http'
import { failed } from './api-forwarder.ts'
import { acceptedEncoding } from './content-encoding.ts'
import { plainResponse } from './plain-response.ts'
import { isProbe } from './probes.ts'
import { type ResponseTools, transformResponse } from './transform-response.ts'

/** Whether an address is answered during maintenance too. */
export const isOpenInMaintenance = (pathname: string): boolean =>
  isProbe(pathname) || pathname.startsWith('/site/webhooks/')

/** Answers every page and call with 503 and when to come again. Rule D-22. */
export async function answerInMaintenance(
  req: IncomingMessage,
  res: ServerResponse,
  host: string,
  tools: ResponseTools,
): Promise<void> {
  res.setHeader('Retry-After', '600')
  if (req.url?.startsWith('/api/')) return failed(req, res, 503, 'errors.overload')
  transformResponse(req, res, {
    host,
    pathname: '/',
    search: '',
    isPage: true,
    isInner: true,
    isNegotiated: false,
    frameOrigins: [],
    ...tools,
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
    const page = await tools.errorPage(host, 'page-maintenance')
    res.writeHead(503, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(page.etag && { ETag: page.etag }),
    })
    res.end(page.html)
  } catch {
    plainResponse(res, 503, 'We are working on the site. Please try again in a few minutes.')
  }
}
