import { robotsText } from '#core/routes/crawlers.ts'
import { storefrontHandler } from '../storefront-handler.ts'

export const dynamic = 'force-static'
export { ownParams as generateStaticParams } from '../storefront-handler.ts'

/** What crawlers may fetch: all but calls, forms and filtered lists. Rule R-27. */
export const GET = storefrontHandler(
  async ({ url }) =>
    new Response(robotsText(`${url}/sitemap.xml`), {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    }),
)
