import type { HtmlEscapedString } from 'hono/utils/html'
import type { RequestContext } from './environment.ts'

/** Nothing runs on our pages and nothing comes from elsewhere; they frame our own. */
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** A mail program shows styles that stand in the mail and runs nothing. */
const messageHeaders = {
  ...pageHeaders,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
}

/** An HTML page of the API's own. */
export async function pageResponse(
  context: RequestContext,
  page: HtmlEscapedString | Promise<HtmlEscapedString>,
): Promise<Response> {
  return context.html(await page, 200, pageHeaders)
}

/** An e-mail's HTML, for a frame on one of our pages. */
export function framedMessage(context: RequestContext, message: string): Response {
  return context.body(message, 200, {
    ...messageHeaders,
    'content-type': 'text/html; charset=utf-8',
  })
}
