import { messageText } from '#core/messages/message-text.ts'
import { knownStorefront } from '#site/data/storefronts/server.ts'
import { markdownType } from '#site/policy/markdown-pages.ts'
import { storefrontKeyOf } from '#site/policy/storefronts.ts'
import { markdownPage } from '../markdown-page.ts'

export const dynamic = 'force-dynamic'

const headers = { 'content-type': `${markdownType}; charset=utf-8`, vary: 'Accept' }

/** The page of the path behind `/site/markdown`, for whoever accepts Markdown. Rule E-33. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const { path } = await params
  const search = Object.fromEntries(
    [...Map.groupBy(new URL(request.url).searchParams, ([name]) => name)].map(([name, given]) => {
      const values = given.map(([, value]) => value)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
  const storefront = await knownStorefront(storefrontKeyOf(request.headers))
  const page = await markdownPage(`/${path.join('/')}`, search, storefront)
  if (page === null)
    return new Response(`# ${messageText('notFound.title')}\n`, { status: 404, headers })
  if ('gone' in page) return new Response(`# ${page.gone}\n`, { status: 410, headers })
  if ('redirect' in page)
    return new Response(null, { status: 307, headers: { ...headers, location: page.redirect } })
  // Whoever finds this address itself is told which one is meant.
  const canonical = `<${storefront.url}${page.path}>; rel="canonical"`
  return new Response(page.text, { headers: { ...headers, link: canonical } })
}
