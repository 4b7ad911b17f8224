import { defineArrayMember, defineField, defineType } from 'sanity'
import { seoField, textField } from '../fields/shared-fields.ts'
import { takenArticleQuery } from '../queries/taken.ts'
import { countOthers } from '../validation/other-documents.ts'
import { slugPattern } from '../validation/slug-pattern.ts'

/** What we say of a make or of one of its ranges; the numbers on its page are computed. */
export const article = defineType({
  name: 'article',
  title: 'Make or range text',
  type: 'document',
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'news', title: 'News' },
    { name: 'about', title: 'About the page' },
  ],
  fields: [
    defineField({
      name: 'manufacturer',
      title: 'Make',
      type: 'string',
      group: 'about',
      description: 'The make as in its address: /car-leasing/THIS, such as land-rover.',
      validation: (rule) => [
        rule
          .required()
          .regex(slugPattern)
          .error('Make: write it as in its address, such as land-rover.'),
        rule.custom(async (manufacturer, context) => {
          const { range = '' } = (context.document ?? {}) as { range?: string }
          if (!manufacturer) return true
          return (await countOthers(takenArticleQuery, { manufacturer, range }, context)) === 0
            ? true
            : 'Make: another text is about this make and range. Change that one, or choose another make or range here.'
        }),
      ],
    }),
    defineField({
      name: 'range',
      title: 'Range',
      type: 'string',
      group: 'about',
      description:
        'The range as in its address: /car-leasing/make/THIS, such as corsa. Empty for the make’s own page.',
      validation: (rule) =>
        rule.regex(slugPattern).error('Range: write it as in its address, such as corsa.'),
    }),
    textField({
      name: 'title',
      title: 'Title',
      most: 80,
      group: 'about',
      description: 'The heading of the page. Leave empty for “Make lease deals”.',
      isOptional: true,
    }),
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'richText',
      group: 'text',
      description:
        'Two or three paragraphs: whom these cars suit and whom not. Never type a number; insert a live figure, which stays right when prices change.',
      validation: (rule) => rule.required().error('Introduction: write at least one paragraph.'),
    }),
    defineField({
      name: 'trimAdvice',
      title: 'Choosing a trim',
      type: 'richText',
      group: 'text',
      description:
        'What to look for in the trims of this range. Name no winner: the page works it out from the rates. Insert live figures for numbers.',
    }),
    defineField({
      name: 'news',
      title: 'News',
      type: 'array',
      group: 'news',
      description: 'What has changed, newest first. Take out what nobody needs to know any more.',
      of: [
        defineArrayMember({
          name: 'newsItem',
          title: 'News',
          type: 'object',
          fields: [
            textField({
              name: 'title',
              title: 'Title',
              most: 100,
              description: 'What has happened, as a sentence.',
            }),
            defineField({
              name: 'date',
              title: 'Date',
              type: 'date',
              description: 'The day it became known. Shown with the news.',
              validation: (rule) => rule.required().error('Date: choose a day.'),
            }),
            defineField({
              name: 'text',
              title: 'Text',
              type: 'richText',
              description: 'A paragraph or two. Insert live figures for numbers.',
              validation: (rule) => rule.required().error('Text: write at least one paragraph.'),
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'date' } },
        }),
      ],
    }),
    seoField,
  ],
  orderings: [
    {
      title: 'Make and range',
      name: 'manufacturer',
      by: [
        { field: 'manufacturer', direction: 'asc' },
        { field: 'range', direction: 'asc' },
      ],
    },
  ],
  preview: {
    select: { title: 'title', manufacturer: 'manufacturer', range: 'range' },
    prepare: ({ title, manufacturer, range }) => ({
      title: title ?? [manufacturer, range].filter(Boolean).join(' '),
      subtitle: `/car-leasing/${[manufacturer, range].filter(Boolean).join('/')}`,
    }),
  },
})
