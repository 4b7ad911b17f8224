import { defineField, defineType } from 'sanity'
import { pageKeys } from '../placement/page-key.ts'

/** The whole text of one fixed page, such as the terms. */
export const pageContent = defineType({
  name: 'pageContent',
  title: 'Page',
  type: 'document',
  fields: [
    defineField({
      name: 'key',
      title: 'Page',
      type: 'string',
      description: 'Which page of the site shows this text. Each page has one document.',
      options: { list: pageKeys.map(({ key, title }) => ({ title, value: key })) },
      validation: (rule) => rule.required().error('Page: choose the page that shows this text.'),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'The heading at the top of the page.',
      validation: (rule) =>
        rule.required().max(80).error('Title: write one of at most 80 characters.'),
    }),
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'text',
      rows: 3,
      description: 'One to three sentences under the heading: what the page tells and for whom.',
      validation: (rule) =>
        rule.required().max(320).error('Introduction: write at most 320 characters.'),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      description:
        'The text of the page. Legal pages: have every change checked before publishing.',
      validation: (rule) => rule.required().error('Text: write the text of the page.'),
    }),
    defineField({
      name: 'updatedAt',
      title: 'Last changed',
      type: 'date',
      description:
        'Shown on the page, so that readers of legal texts know which one they have read.',
      validation: (rule) => rule.required().error('Last changed: choose a date.'),
    }),
    defineField({
      name: 'seo',
      title: 'Search engines',
      type: 'seo',
      description: 'Title and description in search results.',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'key' } },
})
