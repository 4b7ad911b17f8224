import { BookIcon } from '@sanity/icons/Book'
import { TagIcon } from '@sanity/icons/Tag'
import type { StructureBuilder } from 'sanity/structure'
import { guideShelvesFilter, guidesOfCategoryFilter } from '../../schemas/queries/studio-lists.ts'
import { allOf } from './filtered-list.ts'

/** Guides by category, all of them, and the categories themselves. */
export const guides = (S: StructureBuilder) =>
  S.listItem()
    .id('guides')
    .title('Guides')
    .icon(BookIcon)
    .child(
      S.list()
        .id('guides')
        .title('Guides')
        .items([
          S.listItem()
            .id('guides-by-category')
            .title('By category')
            .icon(TagIcon)
            .child(
              S.documentList()
                .id('guides-by-category')
                .title('Guides by category')
                .schemaType('guideCategory')
                .apiVersion('2026-11-01')
                .filter(guideShelvesFilter)
                .defaultOrdering([{ field: 'order', direction: 'asc' }])
                .initialValueTemplates([])
                .child((categoryId) =>
                  S.documentList()
                    .id('guides-of-category')
                    .title('Guides')
                    .schemaType('guide')
                    .apiVersion('2026-11-01')
                    .filter(guidesOfCategoryFilter)
                    .params({ categoryId })
                    .defaultOrdering([{ field: 'title', direction: 'asc' }])
                    .initialValueTemplates([
                      S.initialValueTemplateItem('guide-in-category', { categoryId }),
                    ]),
                ),
            ),
          allOf(S, 'guide', 'All guides').icon(BookIcon),
          S.divider(),
          allOf(S, 'guideCategory', 'Categories').icon(TagIcon),
        ]),
    )
