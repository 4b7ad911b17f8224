import { defineField, defineType } from 'sanity'

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
      options: {
        list: [
          { title: 'Waiting for review', value: 'pending' },
          { title: 'Reviewed', value: 'reviewed' },
        ],
        layout: 'radio',
      },
      initialValue: 'pending',
      validation: (rule) => rule.required().error('State: choose waiting or reviewed.'),
    }),
    defineField({
      name: 'reviewer',
      title: 'Reviewer',
      type: 'string',
      description: 'Who has read it, by name or firm.',
      hidden: ({ parent }) => parent?.status !== 'reviewed',
      validation: (rule) =>
        rule.custom((reviewer, { parent }) =>
          !reviewer && (parent as { status?: string } | undefined)?.status === 'reviewed'
            ? 'Reviewer: say who has read the text.'
            : true,
        ),
    }),
    defineField({
      name: 'reviewedOn',
      title: 'Reviewed on',
      type: 'date',
      description: 'The day of the review.',
      hidden: ({ parent }) => parent?.status !== 'reviewed',
      validation: (rule) =>
        rule.custom((day, { parent }) =>
          !day && (parent as { status?: string } | undefined)?.status === 'reviewed'
            ? 'Reviewed on: choose the day of the review.'
            : true,
        ),
    }),
  ],
  preview: { select: { title: 'status', subtitle: 'reviewer' } },
})
