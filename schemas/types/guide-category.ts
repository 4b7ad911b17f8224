import { defineField, defineType } from 'sanity'
import { orderField, textField } from '../fields/shared-fields.ts'
import { takenCategorySlugQuery } from '../queries/taken.ts'
import { countOthers } from '../validation/other-documents.ts'
import { ownRule } from '../validation/own-rule.ts'

/** A shelf of guides. */
export const guideCategory = defineType({
  name: 'guideCategory',
  title: 'Guide category',
  type: 'document',
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      most: 40,
      description: 'The name of the category, such as Leasing explained.',
    }),
    defineField({
      name: 'slug',
      title: 'Address',
      type: 'slug',
      options: { source: 'title', maxLength: 60, isUnique: () => true },
      description:
        'The part of the address that names it: /car-leasing-guides/THIS. Changing it breaks links.',
      validation: (rule) => [
        rule.required().error('Address: press Generate to make one from the title.'),
        ownRule(rule).custom(async (slug, context) =>
          !slug?.current ||
          (await countOthers(takenCategorySlugQuery, { slug: slug.current }, context)) === 0
            ? true
            : 'Address: another category has this one. Choose another.',
        ),
      ],
    }),
    textField({
      name: 'summary',
      title: 'Summary',
      most: 200,
      rows: 2,
      description: 'One sentence on what these guides help with.',
    }),
    orderField({ description: 'Lower numbers come first on the guides page.' }),
  ],
  orderings: [{ title: 'Order', name: 'order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'summary' } },
})
