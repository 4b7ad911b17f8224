import 'server-only'
import { cache } from 'react'
import {
  allGuidesQuery,
  guideBySlugQuery,
  guideCategoryBySlugQuery,
  guidesIndexQuery,
  guideSlugsQuery,
} from '#schemas/queries/guides.ts'
import { content, contentOr, wasPublished } from '../content/server.ts'
import { withLiveFigures } from '../texts/live-figures.ts'
import { withCut } from '../media/shown-pictures.ts'
import { resolveContent } from '../texts/server.ts'

/** All categories with their guides; none while there is no content at all. Rule K-16. */
export const guidesIndex = () => withLiveFigures(contentOr([], guidesIndexQuery, {}))

/** One category with its guides; null when there is none of that slug. Rule K-16. */
export const guideCategory = cache((category: string) =>
  withLiveFigures(content(guideCategoryBySlugQuery, { category })),
)

/** One guide; null when there is none under that address. Rules E-09, K-16. */
export const guide = cache(async (category: string, slug: string) => {
  const found = await withLiveFigures(content(guideBySlugQuery, { category, slug }))
  if (!found) return null
  const body = await resolveContent(found.body)
  return { ...found, cover: found.cover && withCut(found.cover), body }
})

/** Whether a guide that is not there was there once. Rule R-45. */
export const isGuideGone = (category: string, slug: string) =>
  wasPublished(guideBySlugQuery, { category, slug })

/** Every guide in short, the newest first. Rules E-09, K-16. */
export const allGuides = async () =>
  (await withLiveFigures(content(allGuidesQuery, {}))).map((found) => ({
    ...found,
    cover: found.cover && withCut(found.cover),
  }))

/** The addresses of all guides. */
export const guideSlugs = () => content(guideSlugsQuery, {})
