import { feedPath } from '#core/routes/page-paths.ts'
import { paths } from '#core/routes/paths.ts'
import { rssFeed } from '#site/components/feeds/rss-xml.ts'
import { xmlResponse } from '#site/components/feeds/xml.ts'
import { allGuides } from '#site/data/guides/server.ts'
import { messages } from '#site/messages/en.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'
import { absolute } from '../sitemap-parts.ts'

export const dynamic = 'force-static'

/** The guides as a feed, the newest first. Rule E-31. */
export async function GET(): Promise<Response> {
  const { guidesTitle, guidesMeta } = messages.content
  const channel = {
    title: `${ownStorefront.name}: ${guidesTitle}`,
    description: guidesMeta,
    url: absolute(paths.guides()),
    feedUrl: absolute(feedPath),
  }
  const items = (await allGuides()).map(({ category, slug, title, summary, publishedAt }) => ({
    title,
    summary,
    publishedAt,
    category: category.title,
    url: absolute(paths.guide(category.slug, slug)),
  }))
  return xmlResponse(rssFeed(channel, items), 'application/rss+xml')
}
