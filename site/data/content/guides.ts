import { cache } from 'react'
import {
  guideBySlugQuery,
  guideCategoryBySlugQuery,
  guidesIndexQuery,
  guideSlugsQuery,
} from '#schemas/queries/guides.ts'
import { content, contentOr } from './content-client.ts'
import { told } from './told-text.ts'

/** All categories with their guides; none while there is no content at all. */
export const guidesIndex = () => contentOr([], guidesIndexQuery, {})

/** One category with its guides; null when there is none of that slug. */
export const guideCategory = cache((category: string) =>
  content(guideCategoryBySlugQuery, { category }),
)

/** One guide; null when there is none under that address. */
export const guide = cache(async (category: string, slug: string) => {
  const found = await content(guideBySlugQuery, { category, slug })
  return found && { ...found, body: await told(found.body) }
})

/** The addresses of all guides. */
export const guideSlugs = () => content(guideSlugsQuery, {})
