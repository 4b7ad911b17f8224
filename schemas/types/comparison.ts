import { defineArrayMember, defineField, defineType } from 'sanity'
import { textField } from '../fields/shared-fields.ts'

/** A list of reasons for or against an option. */
const reasons = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    description,
    validation: (rule) =>
      rule.required().min(1).max(5).error(`${title}: give between one and five.`),
  })

/** Two to four ways to do something, side by side. */
export const comparison = defineType({
  name: 'comparison',
  title: 'Comparison',
  type: 'object',
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      most: 80,
      description: 'What is compared, such as "Lease or PCP".',
    }),
    defineField({
      name: 'options',
      title: 'Options',
      type: 'array',
      description: 'The ways to choose from, two to four of them.',
      of: [
        defineArrayMember({
          name: 'comparisonOption',
          title: 'Option',
          type: 'object',
          fields: [
            textField({
              name: 'name',
              title: 'Name',
              most: 40,
              description: 'What this option is called, such as "Personal lease".',
            }),
            textField({
              name: 'summary',
              title: 'Summary',
              most: 240,
              rows: 2,
              description: 'How it works, in one or two sentences.',
            }),
            reasons('goodFor', 'Good for', 'Whom or what it suits, one to five short lines.'),
            reasons(
              'lessGoodFor',
              'Less good for',
              'Whom or what it does not suit, one to five short lines. Be honest.',
            ),
          ],
          preview: { select: { title: 'name', subtitle: 'summary' } },
        }),
      ],
      validation: (rule) =>
        rule.required().min(2).max(4).error('Options: give between two and four.'),
    }),
  ],
  preview: {
    select: { title: 'title', options: 'options' },
    prepare: ({ title, options }) => ({
      title,
      subtitle: Array.isArray(options)
        ? options.map((option: { name?: string }) => option.name).join(' · ')
        : 'Comparison',
    }),
  },
})
