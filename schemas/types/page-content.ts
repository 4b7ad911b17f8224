import { defineField, defineType } from 'sanity'
import { seoField, textField } from '../fields/shared-fields.ts'
import { isLegalPage, pageKeys } from '../placement/page-key.ts'
import { takenKeyQuery } from '../queries/taken.ts'
import { legalReviewError } from '../validation/legal-review-error.ts'
import { countOthers } from '../validation/other-documents.ts'
import { legalReview } from './legal-review.ts'
import { ownRule } from '../validation/own-rule.ts'

/** The whole text of one fixed page, such as the terms. */
export const pageContent = defineType({
  name: 'pageContent',
  title: 'Page',
  type: 'document',
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'about', title: 'About the page' },
    { name: 'review', title: 'Legal review' },
  ],
  fields: [
    defineField({
      name: 'key',
      title: 'Page',
      type: 'string',
      group: 'about',
      description: 'Which page of the site shows this text. Each page has one document.',
      options: { list: pageKeys.map(({ key, title }) => ({ title, value: key })) },
      validation: (rule) => [
        rule.required().error('Page: choose the page that shows this text.'),
        ownRule(rule).custom(async (key, context) =>
          !key || (await countOthers(takenKeyQuery, { type: 'pageContent', key }, context)) === 0
            ? true
            : 'Page: another document is for this page. Change that one instead.',
        ),
      ],
    }),
    textField({
      name: 'title',
      title: 'Title',
      most: 80,
      group: 'text',
      description: 'The heading at the top of the page.',
    }),
    textField({
      name: 'intro',
      title: 'Introduction',
      most: 320,
      rows: 3,
      group: 'text',
      description: 'One to three sentences under the heading: what the page tells and for whom.',
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      group: 'text',
      description:
        'The text of the page. {enquiryHandover} becomes the sentence that says what happens to an enquiry. Legal pages: have every change checked before publishing.',
      validation: (rule) => rule.required().error('Text: write the text of the page.'),
    }),
    defineField({
      name: 'updatedAt',
      title: 'Last changed',
      type: 'date',
      group: 'about',
      description:
        'Shown on the page, so that readers of legal texts know which one they have read.',
      validation: (rule) => rule.required().error('Last changed: choose a date.'),
    }),
    seoField,
    defineField({
      name: 'legalReview',
      title: 'Legal review',
      type: legalReview.name,
      group: 'review',
      description:
        'Whether a lawyer has read the text. For colleagues; nothing of it stands on the page.',
      validation: (rule) =>
        rule
          .custom((review, { document }) =>
            legalReviewError(
              isLegalPage(document?.key as string | undefined),
              review as { status?: string } | undefined,
            ),
          )
          .warning(),
    }),
  ],
  orderings: [
    { title: 'Title', name: 'title', by: [{ field: 'title', direction: 'asc' }] },
    { title: 'Last changed', name: 'updatedAt', by: [{ field: 'updatedAt', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title', key: 'key', status: 'legalReview.status' },
    prepare: ({ title, key, status }) => ({
      title,
      subtitle: [
        pageKeys.find((page) => page.key === key)?.title ?? 'No page yet',
        status === 'pending' && 'waiting for legal review',
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
