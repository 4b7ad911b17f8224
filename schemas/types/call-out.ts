import { defineField, defineType } from 'sanity'
import { radio, textField } from '../fields/shared-fields.ts'

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
      options: radio({ tip: 'Tip', caution: 'Caution' }),
      initialValue: 'tip',
      validation: (rule) => rule.required().error('Kind: choose tip or caution.'),
    }),
    textField({
      name: 'title',
      title: 'Title',
      most: 60,
      description: 'A few words in bold before the text, such as "Worth knowing".',
    }),
    textField({
      name: 'text',
      title: 'Text',
      most: 400,
      rows: 3,
      description: 'One to three sentences.',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})
