import { defineField, defineType } from 'sanity'
import { radio } from '../fields/shared-fields.ts'

const isReviewed = (review: unknown) =>
  (review as { status?: string } | undefined)?.status === 'reviewed'

/** How far a lawyer's reading of a text has come; asked for and shown in the Studio alone. */
export const legalReview = defineType({
  name: 'legalReview',
  title: 'Legal review',
  type: 'object',
  fields: [
    defineField({
      name: 'status',
      title: 'State',
      type: 'string',
      description: 'Set it back to waiting whenever the text changes.',
      options: radio({ pending: 'Waiting for review', reviewed: 'Reviewed' }),
      initialValue: 'pending',
      validation: (rule) => rule.required().error('State: choose waiting or reviewed.'),
    }),
    defineField({
      name: 'reviewer',
      title: 'Reviewer',
      type: 'string',
      description: 'Who has read it, by name or firm.',
      hidden: ({ parent }) => !isReviewed(parent),
      validation: (rule) =>
        rule.custom((value, { parent }) =>
          value || !isReviewed(parent) ? true : 'Reviewer: say who has read the text.',
        ),
    }),
    defineField({
      name: 'reviewedOn',
      title: 'Reviewed on',
      type: 'date',
      description: 'The day of the review.',
      hidden: ({ parent }) => !isReviewed(parent),
      validation: (rule) =>
        rule.custom((value, { parent }) =>
          value || !isReviewed(parent) ? true : 'Reviewed on: choose the day of the review.',
        ),
    }),
  ],
  preview: { select: { title: 'status', subtitle: 'reviewer' } },
})
