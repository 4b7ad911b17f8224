import { cache } from 'react'
import type { PageKey } from '#schemas/placement/page-key.ts'
import { pageContentByKeyQuery } from '#schemas/queries/pages.ts'
import { content } from './content-client.ts'
import { withFigures } from '#core/display/live-figures.ts'
import { liveFigures } from './live-figures.ts'

/** The text of one fixed page; null when nobody has published it. */
export const pageContent = cache(async (key: PageKey) => {
  const [page, figures] = await Promise.all([
    content(pageContentByKeyQuery, { key }, ['pageContent']),
    liveFigures(),
  ])
  return withFigures(page, figures)
})
