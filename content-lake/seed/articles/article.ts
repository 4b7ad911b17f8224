import type { Article } from '#schemas/generated/sanity.types.ts'
import { paragraph, richText } from '../rich-text.ts'
import type { SeedDocument } from '../seed-document.ts'

type Written = {
  /** Paragraphs; `{cheapestMonthly}` and the like are told by live rates. */
  intro: readonly string[]
  seo: { title: string; description: string }
}

type NewsItem = { title: string; date: string; text: string }

/** The text of a make's page. */
export const makeArticle = (
  manufacturer: string,
  { intro, seo, news }: Written & { news: readonly NewsItem[] },
): SeedDocument<Article> => ({
  _id: `article-${manufacturer}`,
  _type: 'article',
  manufacturer,
  intro: richText(intro.map(paragraph)),
  news: news.map(({ text, ...item }, index) => ({
    _type: 'newsItem' as const,
    _key: `n${index + 1}`,
    ...item,
    text: richText(paragraph(text)),
  })),
  seo: { _type: 'seo', ...seo },
})

/** The text of a range's page, with what to look for in its trims. */
export const rangeArticle = (
  manufacturer: string,
  range: string,
  { intro, seo, trimAdvice }: Written & { trimAdvice: string },
): SeedDocument<Article> => ({
  _id: `article-${manufacturer}-${range}`,
  _type: 'article',
  manufacturer,
  range,
  intro: richText(intro.map(paragraph)),
  trimAdvice: richText(paragraph(trimAdvice)),
  seo: { _type: 'seo', ...seo },
})
