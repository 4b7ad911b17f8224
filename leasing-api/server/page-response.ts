import type { HtmlEscapedString } from 'hono/utils/html'
import type { RequestContext } from './environment.ts'

/** Nothing runs on our pages and nothing comes from elsewhere. */
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** An HTML page of the API's own. */
export async function pageResponse(
  context: RequestContext,
  page: HtmlEscapedString | Promise<HtmlEscapedString>,
): Promise<Response> {
  return context.html(await page, 200, pageHeaders)
}
