import { paths } from '#core/routes/paths.ts'
import { writtenDay } from '#core/time/written-day.ts'
import type { Deal } from '#core/offer/deal.ts'
import type { GuideBySlugQueryResult } from '#schemas/generated/sanity.types.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { RichTextValue } from '#site/components/shared/text/rich-text.tsx'
import { dealsMarkdown } from './list-markdown.ts'
import { blocks, bullets, heading, markdownLink, markdownText } from './markdown-text.ts'
import { richTextMarkdown } from './rich-text-markdown.ts'

type Beside = {
  deals: readonly Deal[]
  faqs: readonly { question: string; answer: RichTextValue }[]
}

/** A guide with the deals and questions that go with it. Rule E-33. */
export function guideMarkdown(
  guide: NonNullable<GuideBySlugQueryResult>,
  { deals, faqs }: Beside,
  siteUrl: string,
): string {
  const t = messages.content
  const { author, updatedAt, category, related } = guide
  return blocks(
    markdownText(guide.summary),
    markdownText(fill(t.byline, { author, date: writtenDay(updatedAt) })),
    richTextMarkdown(guide.body, siteUrl),
    ...(deals.length > 0
      ? [
          heading(2, t.relatedDeals),
          markdownText(t.relatedDealsLede),
          dealsMarkdown(deals, siteUrl),
        ]
      : []),
    ...(faqs.length > 0
      ? [
          heading(2, t.questions),
          ...faqs.map(({ question, answer }) =>
            blocks(heading(3, question), richTextMarkdown(answer, siteUrl)),
          ),
        ]
      : []),
    ...(related.length > 0
      ? [
          heading(2, t.related),
          bullets(
            related.map(({ title, slug }) =>
              markdownLink(title, new URL(paths.guide(category.slug, slug), siteUrl).href),
            ),
          ),
        ]
      : []),
  )
}
