import 'server-only'
import { cache } from 'react'
import { withFigures } from '#core/content/live-figures.ts'
import {
  guideBySlugQuery,
  guideCategoryBySlugQuery,
  guidesIndexQuery,
  guideSlugsQuery,
} from '#schemas/queries/guides.ts'
import { content, contentOr } from '../content/server.ts'
import { liveFigures } from '../texts/live-figures.ts'
import { withCut } from '../media/shown-pictures.ts'
import { resolveContent } from '../texts/server.ts'

/** All categories with their guides; none while there is no content at all. Rule K-16. */
export const guidesIndex = async () =>
  withFigures(await contentOr([], guidesIndexQuery, {}), await liveFigures())

/** One category with its guides; null when there is none of that slug. Rule K-16. */
export const guideCategory = cache(async (category: string) =>
  withFigures(await content(guideCategoryBySlugQuery, { category }), await liveFigures()),
)

/** One guide; null when there is none under that address. Rules E-09, K-16. */
export const guide = cache(async (category: string, slug: string) => {
  const found = await content(guideBySlugQuery, { category, slug })
  if (!found) return null
  const [body, figures] = await Promise.all([resolveContent(found.body), liveFigures()])
  return { ...withFigures(found, figures), cover: found.cover && withCut(found.cover), body }
})

/** The addresses of all guides. */
export const guideSlugs = () => content(guideSlugsQuery, {})
