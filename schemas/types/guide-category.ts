import { defineField, defineType } from 'sanity'
import { takenCategorySlugQuery } from '../queries/taken.ts'
import { countOthers } from '../validation/other-documents.ts'
import { ownRule } from '../validation/own-rule.ts'

/** A shelf of guides. */
export const guideCategory = defineType({
  name: 'guideCategory',
  title: 'Guide category',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'The name of the category, such as Leasing explained.',
      validation: (rule) =>
        rule.required().max(40).error('Title: write one of at most 40 characters.'),
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
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'text',
      rows: 2,
      description: 'One sentence on what these guides help with.',
      validation: (rule) =>
        rule.required().max(200).error('Summary: write at most 200 characters.'),
    }),
    defineField({
      name: 'order',
      title: 'Order',
      type: 'number',
      description: 'Lower numbers come first on the guides page.',
      initialValue: 100,
      validation: (rule) =>
        rule.required().integer().min(0).error('Order: give a whole number of 0 or more.'),
    }),
  ],
  orderings: [{ title: 'Order', name: 'order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'summary' } },
})
