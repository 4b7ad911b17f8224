import { defineField, defineType } from 'sanity'

/** A passage set apart from the running text. */
export const callOut = defineType({
  name: 'callOut',
  title: 'Call-out',
  type: 'object',
  fields: [
    defineField({
      name: 'tone',
      title: 'Kind',
      type: 'string',
      description: 'A tip helps; a caution warns of a cost or a duty. Use at most two on a page.',
      options: {
        list: [
          { title: 'Tip', value: 'tip' },
          { title: 'Caution', value: 'caution' },
        ],
        layout: 'radio',
      },
      initialValue: 'tip',
      validation: (rule) => rule.required().error('Kind: choose tip or caution.'),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'A few words in bold before the text, such as "Worth knowing".',
      validation: (rule) =>
        rule.required().max(60).error('Title: write one of at most 60 characters.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'One to three sentences.',
      validation: (rule) => rule.required().max(400).error('Text: write at most 400 characters.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})
