import { messageText } from '#core/messages/message-text.ts'
import { withCause } from '../policy/failure-cause.ts'
import { hasRoute, type InnerPage } from '../policy/routes.ts'
import { unsentFieldsMark, withUnsentFields } from '../policy/unsent-form.ts'
import type { ErrorPage } from './error-pages.ts'
import { plainPage, plainPagePolicy } from './plain-page.ts'

/** A response of Next that may not be what its visitor should see. */
type NextResponse = {
  host: string
  pathname: string
  isPage: boolean
  statusCode: number
  contentType: string
  body: Buffer
  /** Whether the body is the fields of a form that could not be accepted. */
  isUnsent: boolean
  /** Our own words for what failed, one sentence; null where there are none. */
  cause: string | null
}

type GetErrorPage = (host: string, name: InnerPage) => Promise<ErrorPage>

/** Next's empty document of a page not found or failed, which only a script fills. */
const emptyDocument = '<html id="__next_error__"'

/** The storefront's own page for a response that shows nothing by itself; null to leave that as it is. */
export async function pageInstead(
  response: NextResponse,
  errorPage: GetErrorPage,
): Promise<ErrorPage | null> {
  return response.isUnsent
    ? unsentPage(response, errorPage)
    : failurePage(response, nameInstead(response), errorPage)
}

/** The page that resends a form which could not be accepted. Rule G-07. */
async function unsentPage(
  { host, body }: NextResponse,
  errorPage: GetErrorPage,
): Promise<ErrorPage> {
  const fields = JSON.parse(body.toString('utf8')) as [string, string][]
  const { html } = await errorPage(host, 'page-unsent').catch(() => bareUnsentPage)
  return { html: Buffer.from(withUnsentFields(html.toString('utf8'), fields)), etag: null }
}

/** Fallback without that page: the typed values come first. */
const bareUnsentPage: ErrorPage = {
  html: Buffer.from(
    `<!DOCTYPE html><html lang="en-GB"><title>Not sent</title><h1>Not sent</h1><p>${messageText('errors.generic')}</p><form method="post">${unsentFieldsMark}<button>Send again</button></form></html>`,
  ),
  etag: null,
}

/** The storefront's page for a failure, or a plain one when that fails too. Rule S-37. */
async function failurePage(
  { host, statusCode, cause }: NextResponse,
  name: InnerPage | null,
  errorPage: GetErrorPage,
): Promise<ErrorPage | null> {
  if (name === null) return null
  try {
    const page = await errorPage(host, name)
    if (cause === null) return page
    return { html: Buffer.from(withCause(page.html.toString('utf8'), cause)), etag: null }
  } catch (error) {
    console.error(`The page ${name} of ${host} cannot be had.`, error)
    return {
      html: Buffer.from(plainPage(statusCode, cause)),
      etag: null,
      policy: plainPagePolicy,
    }
  }
}

function nameInstead({
  statusCode,
  contentType,
  isPage,
  body,
  pathname,
}: NextResponse): InnerPage | null {
  if (!/^text\/(html|plain)/.test(contentType)) return null
  const isEmpty = body.subarray(0, 300).toString('latin1').includes(emptyDocument)
  if (statusCode >= 500 && (isPage || isEmpty)) return 'page-failed'
  if (!isEmpty || statusCode !== 404) return null
  return hasRoute(pathname) ? 'page-missing' : 'page-not-found'
}
