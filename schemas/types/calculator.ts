import { defineField, defineType } from 'sanity'
import { textField } from '../fields/shared-fields.ts'
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
    textField({
      name: 'title',
      title: 'Title',
      most: 60,
      description: 'A heading above it. Leave empty for the calculator’s own.',
      isOptional: true,
    }),
    textField({
      name: 'intro',
      title: 'Introduction',
      most: 200,
      rows: 2,
      description: 'A sentence that says what to try. May be left empty.',
      isOptional: true,
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
