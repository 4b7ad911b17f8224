import { defineField, defineType } from 'sanity'

/** A claim set into running text. */
export const claimNote = defineType({
  name: 'claimNote',
  title: 'Claim',
  type: 'object',
  fields: [
    defineField({
      name: 'claim',
      title: 'Claim',
      type: 'reference',
      to: [{ type: 'marketingClaim' }],
      description:
        'Its sentence stands here as long as the claim is not past its review date, and changes with it.',
      validation: (rule) => rule.required().error('Claim: choose one.'),
    }),
  ],
  preview: {
    select: { title: 'claim.text', reviewBy: 'claim.reviewBy' },
    prepare: ({ title, reviewBy }) => ({
      title,
      subtitle: reviewBy ? `Claim · review by ${reviewBy}` : 'Claim',
    }),
  },
})
