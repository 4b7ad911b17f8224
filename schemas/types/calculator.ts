import { defineField, defineType } from 'sanity'
import { calculatorKinds } from '../placement/calculator-kind.ts'

/** A small calculator in running text. */
export const calculator = defineType({
  name: 'calculator',
  title: 'Calculator',
  type: 'object',
  fields: [
    defineField({
      name: 'kind',
      title: 'Calculator',
      type: 'string',
      description: 'Which sum the reader can do here.',
      options: { list: calculatorKinds.map(({ kind, title }) => ({ title, value: kind })) },
      validation: (rule) => rule.required().error('Calculator: choose one.'),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'A heading above it. Leave empty for the calculator’s own.',
      validation: (rule) => rule.max(60).error('Title: shorten it to 60 characters.'),
    }),
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'text',
      rows: 2,
      description: 'A sentence that says what to try. May be left empty.',
      validation: (rule) => rule.max(200).error('Introduction: shorten it to 200 characters.'),
    }),
  ],
  preview: {
    select: { kind: 'kind', title: 'title' },
    prepare: ({ kind, title }) => ({
      title: title ?? calculatorKinds.find((each) => each.kind === kind)?.title ?? 'Choose one',
      subtitle: 'Calculator',
    }),
  },
})
