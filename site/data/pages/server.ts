import 'server-only'
import { cache } from 'react'
import type { PageKey } from '#schemas/placement/page-key.ts'
import { pageContentByKeyQuery, pageKeysQuery } from '#schemas/queries/pages.ts'
import { content, contentOr } from '../content/server.ts'
import { withLiveFigures } from '../texts/live-figures.ts'
import { resolveContent } from '../texts/server.ts'

/** When each page with a text of its own was last changed, as the page says. */
export const pageDates = () => contentOr([], pageKeysQuery, {})

/** The text of one fixed page; null when nobody has published it. */
export const pageContent = cache(async (key: PageKey) =>
  shown(await content(pageContentByKeyQuery, { key })),
)

/** The same for texts that a page can do without, such as an error's: null while there is no answer. */
export const pageContentOrNull = cache(async (key: PageKey) =>
  shown(await contentOr(null, pageContentByKeyQuery, { key })),
)

async function shown<Page extends { body: readonly unknown[] }>(
  page: Page | null,
): Promise<Page | null> {
  return page && { ...(await withLiveFigures(page)), body: await resolveContent(page.body) }
}
