import { cache } from 'react'
import {
  guideBySlugQuery,
  guideCategoryBySlugQuery,
  guidesIndexQuery,
  guideSlugsQuery,
} from '#schemas/queries/guides.ts'
import { content } from './content-client.ts'

const types = ['guide', 'guideCategory']

/** All categories with their guides. */
export const guidesIndex = () => content(guidesIndexQuery, {}, types)

/** One category with its guides; null when there is none of that slug. */
export const guideCategory = cache((category: string) =>
  content(guideCategoryBySlugQuery, { category }, types),
)

/** One guide; null when there is none under that address. */
export const guide = cache((category: string, slug: string) =>
  content(guideBySlugQuery, { category, slug }, types),
)

/** The addresses of all guides. */
export const guideSlugs = () => content(guideSlugsQuery, {}, types)
