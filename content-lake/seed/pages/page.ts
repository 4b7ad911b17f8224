import type { PageContent } from '#schemas/generated/sanity.types.ts'
import { type PageKey, isLegalPage } from '#schemas/placement/page-key.ts'
import { type Piece, richText } from '../rich-text.ts'
import type { SeedDocument } from '../seed-document.ts'

type Written = Pick<PageContent, 'title' | 'intro'> & {
  seo?: { title: string; description: string }
  updatedAt?: string
  body: readonly (Piece | readonly Piece[])[]
}

/** A page as a document. Legal texts wait for their review, which only the Studio shows. */
export const page = (
  key: PageKey,
  { body, seo, updatedAt = '2026-11-22', ...rest }: Written,
): SeedDocument<PageContent> => ({
  _id: `page-${key}`,
  _type: 'pageContent',
  key,
  ...rest,
  updatedAt,
  ...(seo && { seo: { _type: 'seo' as const, ...seo } }),
  ...(isLegalPage(key) && { legalReview: { _type: 'legalReview' as const, status: 'pending' } }),
  body: richText(...body),
})
