import { defineArrayMember, defineField, defineType } from 'sanity'
import { radio, seoField, textField } from '../fields/shared-fields.ts'
import { takenGuideSlugQuery } from '../queries/taken.ts'
import { countOthers } from '../validation/other-documents.ts'
import { ownRule } from '../validation/own-rule.ts'

const capId = /^[1-9]\d{0,8}$/

/** An article that explains one thing about leasing. */
export const guide = defineType({
  name: 'guide',
  title: 'Guide',
  type: 'document',
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'about', title: 'About the guide' },
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      most: 80,
      group: 'text',
      description: 'What the reader wants to know, best as a question or a plain statement.',
    }),
    defineField({
      name: 'slug',
      title: 'Address',
      type: 'slug',
      group: 'about',
      options: { source: 'title', maxLength: 80, isUnique: () => true },
      description: 'The last part of the guide’s address. Changing it breaks links from elsewhere.',
      validation: (rule) => [
        rule.required().error('Address: press Generate to make one from the title.'),
        ownRule(rule).custom(async (slug, context) => {
          const { category } = (context.document ?? {}) as { category?: { _ref?: string } }
          if (!slug?.current || !category?._ref) return true
          const params = { slug: slug.current, category: category._ref }
          return (await countOthers(takenGuideSlugQuery, params, context)) === 0
            ? true
            : 'Address: another guide of this category has this one. Choose another.'
        }),
      ],
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      to: [{ type: 'guideCategory' }],
      group: 'about',
      description: 'The shelf on which the guide stands; it is part of the guide’s address.',
      validation: (rule) => rule.required().error('Category: choose one.'),
    }),
    textField({
      name: 'summary',
      title: 'Summary',
      most: 280,
      rows: 3,
      group: 'text',
      description: 'The answer in two sentences, for lists and for readers in a hurry.',
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      group: 'text',
      description: 'The guide itself, 500 to 1,000 words. Headings become the table of contents.',
      validation: (rule) => rule.required().error('Text: write the guide.'),
    }),
    defineField({
      name: 'cover',
      title: 'Cover picture',
      type: 'image',
      group: 'about',
      description:
        'Stands in lists and above the guide. At least 1,200 pixels wide. May be left empty.',
      options: { hotspot: true },
      fields: [
        defineField({
          name: 'alt',
          title: 'Description of the picture',
          type: 'string',
          description: 'What somebody who cannot see it needs to know, in one sentence.',
          validation: (rule) => [
            rule.max(250).error('Description of the picture: shorten it to 250 characters.'),
            rule.custom((alt, { parent }) =>
              !alt && (parent as { asset?: unknown } | undefined)?.asset
                ? 'Description of the picture: say what it shows.'
                : true,
            ),
          ],
        }),
      ],
    }),
    defineField({
      name: 'relatedCapIds',
      title: 'Related cars',
      type: 'array',
      group: 'about',
      of: [defineArrayMember({ type: 'string' })],
      description:
        'Up to six cars whose best deals stand under the guide, by the number in the address of their deal page: /vehicles/THIS/offers.',
      validation: (rule) => [
        rule.unique().max(6).error('Related cars: give at most six, each once.'),
        rule.custom((capIds) => {
          const odd = capIds?.find((each) => typeof each !== 'string' || !capId.test(each))
          return odd === undefined
            ? true
            : `Related cars: “${String(odd)}” is no number of a car. Copy it from the address of the deal page.`
        }),
      ],
    }),
    defineField({
      name: 'pricesShownAs',
      title: 'Prices shown as',
      type: 'string',
      group: 'about',
      options: radio({
        personal: 'Personal lease, VAT included',
        business: 'Business lease, VAT excluded',
      }),
      description:
        'How the related cars are priced. Choose what the text speaks of. Without a choice vans are shown as a business lease and all other cars as a personal one.',
    }),
    defineField({
      name: 'author',
      title: 'Author',
      type: 'string',
      group: 'about',
      description: 'Who wrote it, as readers see it.',
      validation: (rule) => rule.required().error('Author: write a name or a team.'),
    }),
    defineField({
      name: 'publishedAt',
      title: 'First published',
      type: 'date',
      group: 'about',
      description: 'The day readers first saw it.',
      validation: (rule) => rule.required().error('First published: choose a date.'),
    }),
    defineField({
      name: 'updatedAt',
      title: 'Last checked',
      type: 'date',
      group: 'about',
      description: 'The day somebody last made sure that everything in it is still right.',
      validation: (rule) =>
        rule
          .required()
          .min(rule.valueOfField('publishedAt'))
          .error('Last checked: choose a date that is not before First published.'),
    }),
    seoField,
  ],
  orderings: [
    {
      title: 'Category',
      name: 'category',
      by: [
        { field: 'category.title', direction: 'asc' },
        { field: 'title', direction: 'asc' },
      ],
    },
    { title: 'Last checked', name: 'updatedAt', by: [{ field: 'updatedAt', direction: 'desc' }] },
  ],
  preview: { select: { title: 'title', subtitle: 'category.title', media: 'cover' } },
})
