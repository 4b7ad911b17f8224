import { BookIcon } from '@sanity/icons/Book'
import { TagIcon } from '@sanity/icons/Tag'
import type { StructureBuilder } from 'sanity/structure'
import { guideShelvesFilter, guidesOfCategoryFilter } from '../../schemas/queries/studio-lists.ts'
import { allOf, filteredDocuments, submenu } from './filtered-list.ts'

/** Guides by category, all of them, and the categories themselves. */
export const guides = (S: StructureBuilder) =>
  submenu(S, 'guides', 'Guides', BookIcon, [
    S.listItem()
      .id('guides-by-category')
      .title('By category')
      .icon(TagIcon)
      .child(
        filteredDocuments(S, {
          id: 'guides-by-category',
          title: 'Guides by category',
          type: 'guideCategory',
          filter: guideShelvesFilter,
          orderBy: [{ field: 'order', direction: 'asc' }],
        }).child((categoryId) =>
          filteredDocuments(S, {
            id: 'guides-of-category',
            title: 'Guides',
            type: 'guide',
            filter: guidesOfCategoryFilter,
            params: { categoryId },
            orderBy: [{ field: 'title', direction: 'asc' }],
            template: { id: 'guide-in-category', parameters: { categoryId } },
          }),
        ),
      ),
    allOf(S, 'guide', 'All guides').icon(BookIcon),
    S.divider(),
    allOf(S, 'guideCategory', 'Categories').icon(TagIcon),
  ])
