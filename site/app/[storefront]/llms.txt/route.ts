import { stegaClean } from '@sanity/client/stega'
import {
  subjectAddresses,
  subjectNames,
  subjectPlace,
} from '#core/filters/address/subject-lists.ts'
import { feedPath } from '#core/routes/page-paths.ts'
import { paths } from '#core/routes/paths.ts'
import { factsOf } from '#core/routes/route-table.ts'
import {
  blocks,
  bullets,
  heading,
  markdownLink,
  markdownText,
} from '#site/components/markdown/markdown-text.ts'
import { subjectTitles } from '#site/components/results/subject-words.ts'
import { guidesIndex } from '#site/data/guides/server.ts'
import { manufacturers } from '#site/data/makes/server.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { pageFrame } from '#site/app/site/markdown/page-frame.ts'
import { absolute } from '../sitemap-parts.ts'
import { storefrontHandler } from '../storefront-handler.ts'

export const dynamic = 'force-static'
export { ownParams as generateStaticParams } from '../storefront-handler.ts'

const t = messages.markdown.llms

/** What the site is, what its prices mean and where to read on, for readers of text. Rule E-32. */
export const GET = storefrontHandler(async (storefront) => {
  const [{ providers }, categories, frame] = await Promise.all([
    manufacturers(),
    guidesIndex(),
    pageFrame(paths.home(), storefront),
  ])
  const link = linksAt(storefront.url)
  const text = blocks(
    heading(1, storefront.name),
    `> ${markdownText(fill(t.intro, { providers }))}`,
    frame.demonstrationNotice && markdownText(frame.demonstrationNotice),
    heading(2, t.readTitle),
    bullets(t.read.map(markdownText)),
    heading(2, t.listsTitle),
    bullets([link(messages.results.compareTitle, paths.compare()), ...listLinks(link)]),
    ...stegaClean(categories).flatMap(({ title, summary, slug: category, guides }) =>
      guides.length === 0
        ? []
        : [
            heading(2, title),
            markdownText(summary),
            bullets(
              guides.map(
                (guide) =>
                  `${link(guide.title, paths.guide(category, guide.slug))}: ${markdownText(guide.summary)}`,
              ),
            ),
          ],
    ),
    heading(2, t.moreTitle),
    bullets([
      link(messages.layout.entries.faq, paths.faq()),
      link(t.sitemap, '/sitemap.xml'),
      link(t.feed, feedPath),
    ]),
    markdownText(frame.footerStatement),
  )
  return new Response(`${text}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
})

const linksAt = (siteUrl: string) => (text: string, path: string) =>
  markdownLink(text, absolute(siteUrl, path))

/** Every list about a subject that search engines may list. */
const listLinks = (link: ReturnType<typeof linksAt>): string[] =>
  subjectNames
    .filter((name) => !factsOf(name).isNoindex)
    .flatMap((name) =>
      subjectAddresses(name).map((address) => {
        const place = subjectPlace(name, address.split('/').at(-1))!
        return link(subjectTitles(place, messages.results).hire, address)
      }),
    )
