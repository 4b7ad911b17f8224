import { defineArrayMember, defineField, defineType } from 'sanity'
import { textField } from '../fields/shared-fields.ts'

/** Bars of amounts, drawn by the site from their numbers. Rules E-23, E-24. */
export const chart = defineType({
  name: 'chart',
  title: 'Chart',
  type: 'object',
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      most: 80,
      description: 'What the bars show, such as "What a mile costs".',
    }),
    textField({
      name: 'note',
      title: 'Note',
      most: 160,
      isOptional: true,
      description: 'Where the numbers come from, or what is assumed. May stay empty.',
    }),
    defineField({
      name: 'measure',
      title: 'Measure',
      type: 'string',
      options: { list: ['pounds', 'pence', 'number'], layout: 'radio', direction: 'horizontal' },
      description: 'What the numbers are. The site writes the sign.',
      validation: (rule) => rule.required().error('Measure: choose one.'),
    }),
    defineField({
      name: 'series',
      title: 'Parts of a bar',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'What each number of a bar is called: one name, or two for bars of two parts.',
      validation: (rule) => rule.required().min(1).max(2).error('Parts of a bar: give one or two.'),
    }),
    defineField({
      name: 'bars',
      title: 'Bars',
      type: 'array',
      description: 'From top to bottom, two to twelve of them.',
      of: [
        defineArrayMember({
          name: 'chartBar',
          title: 'Bar',
          type: 'object',
          fields: [
            textField({
              name: 'label',
              title: 'Label',
              most: 40,
              description: 'What this bar stands for, such as "Home, overnight".',
            }),
            defineField({
              name: 'values',
              title: 'Numbers',
              type: 'array',
              of: [
                defineArrayMember({
                  type: 'number',
                  validation: (rule) => rule.min(0).error('Numbers: give none below 0.'),
                }),
              ],
              description: 'One for each part of the bar, in the same order; none below 0.',
              validation: (rule) => rule.required().min(1).error('Numbers: give at least one.'),
            }),
          ],
          preview: {
            select: { title: 'label', values: 'values' },
            prepare: ({ title, values }) => ({
              title,
              subtitle: Array.isArray(values) ? values.join(' + ') : 'No numbers',
            }),
          },
        }),
      ],
      validation: (rule) => [
        rule.required().min(2).max(12).error('Bars: give between two and twelve.'),
        rule.custom((bars, { parent }) => {
          const parts = (parent as { series?: unknown[] } | undefined)?.series?.length ?? 0
          const odd = (bars as { values?: unknown[] }[] | undefined)?.findIndex(
            ({ values }) => values?.length !== parts,
          )
          return odd === undefined || odd < 0
            ? true
            : `Bars: bar ${odd + 1} must have as many numbers as there are parts of a bar, ${parts}.`
        }),
      ],
    }),
  ],
  preview: {
    select: { title: 'title', bars: 'bars' },
    prepare: ({ title, bars }) => ({
      title,
      subtitle: Array.isArray(bars)
        ? `Chart: ${bars.map((bar: { label?: string }) => bar.label).join(' · ')}`
        : 'Chart',
    }),
  },
})
