import { feedPath } from '#core/routes/page-paths.ts'
import { paths } from '#core/routes/paths.ts'
import { rssFeed } from '#site/components/feeds/rss-xml.ts'
import { xmlResponse } from '#site/components/feeds/xml.ts'
import { allGuides } from '#site/data/guides/server.ts'
import { messages } from '#site/messages/en.ts'
import { absolute } from '../sitemap-parts.ts'
import { storefrontHandler } from '../storefront-handler.ts'

export const dynamic = 'force-static'
export { ownParams as generateStaticParams } from '../storefront-handler.ts'

/** The guides as a feed, the newest first. Rule E-31. */
export const GET = storefrontHandler(async ({ name, url }) => {
  const { guidesTitle, guidesMeta } = messages.content
  const channel = {
    title: `${name}: ${guidesTitle}`,
    description: guidesMeta,
    url: absolute(url, paths.guides()),
    feedUrl: absolute(url, feedPath),
  }
  const items = (await allGuides()).map(({ category, slug, title, summary, publishedAt }) => ({
    title,
    summary,
    publishedAt,
    category: category.title,
    url: absolute(url, paths.guide(category.slug, slug)),
  }))
  return xmlResponse(rssFeed(channel, items), 'application/rss+xml')
})
