import type { Guide } from '#schemas/generated/sanity.types.ts'
import { type Piece, richText } from '../rich-text.ts'
import type { SeedDocument } from '../seed-document.ts'

type Written = Pick<Guide, 'title' | 'summary' | 'relatedCapIds' | 'pricesShownAs'> & {
  slug: string
  category: GuideCategoryName
  seo: { title: string; description: string }
  publishedAt: string
  updatedAt: string
  body: readonly (Piece | readonly Piece[])[]
}

export type GuideCategoryName =
  | 'leasing-explained'
  | 'costs-and-mileage'
  | 'electric-cars'
  | 'business-and-vans'
  | 'rights-and-endings'

/** A guide as a document, from what its writer has to say. */
export const guide = ({ slug, category, seo, body, ...rest }: Written): SeedDocument<Guide> => ({
  _id: `guide-${slug}`,
  _type: 'guide',
  author: 'The Larkway team',
  ...rest,
  slug: { _type: 'slug', current: slug },
  category: { _type: 'reference', _ref: `guide-category-${category}` },
  seo: { _type: 'seo', ...seo },
  body: richText(...body),
})
