import 'server-only'
import { cache } from 'react'
import type { FigurePlace } from '#core/content/resolve-text.ts'
import type { ManufacturerArticleQueryResult } from '#schemas/generated/sanity.types.ts'
import { manufacturerArticleQuery, rangeArticleQuery } from '#schemas/queries/articles.ts'
import { contentOr } from '../content/server.ts'
import { resolveContent } from '../texts/server.ts'

export type PlaceArticle = NonNullable<ManufacturerArticleQueryResult>

/** What editors say of a make, as it is shown today; null when they say nothing. */
export const makeArticle = cache(async (manufacturer: string) =>
  resolvedArticle(await contentOr(null, manufacturerArticleQuery, { manufacturer }), {
    manufacturer,
  }),
)

/** What editors say of a range of a make, as it is shown today; null when they say nothing. */
export const rangeArticle = cache(async (manufacturer: string, range: string) =>
  resolvedArticle(await contentOr(null, rangeArticleQuery, { manufacturer, range }), {
    manufacturer,
    range,
  }),
)

/** News whose text cannot be told is left out with its title. */
async function resolvedArticle(
  article: PlaceArticle | null,
  place: FigurePlace,
): Promise<PlaceArticle | null> {
  if (!article) return null
  const [intro, trimAdvice, news] = await Promise.all([
    resolveContent(article.intro, place),
    article.trimAdvice && resolveContent(article.trimAdvice, place),
    Promise.all(
      article.news.map(async (item) => ({ ...item, text: await resolveContent(item.text, place) })),
    ),
  ])
  return { ...article, intro, trimAdvice, news: news.filter(({ text }) => text.length > 0) }
}
