import { defineArrayMember, defineField, defineType } from 'sanity'
import { textField } from '../fields/shared-fields.ts'
import { costTableKinds } from '../placement/cost-table-kind.ts'
import { reviewByWarning } from '../validation/review-by.ts'
import { today } from '../validation/today.ts'
import { ownRule } from '../validation/own-rule.ts'

/** Official or usual costs as they stand from a day on. */
export const costTable = defineType({
  name: 'costTable',
  title: 'Cost table',
  type: 'document',
  fields: [
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      description:
        'What it is about. For new rates make a new table with a later first day; the old one is replaced on that day by itself.',
      options: { list: costTableKinds.map(({ kind, title }) => ({ title, value: kind })) },
      validation: (rule) => rule.required().error('Kind: choose what the table is about.'),
    }),
    textField({
      name: 'title',
      title: 'Title',
      most: 100,
      description: 'What it shows and for when, such as "Road tax from 1 April 2026".',
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'One cost each, in the order readers should see them.',
      of: [
        defineArrayMember({
          name: 'costRow',
          title: 'Row',
          type: 'object',
          fields: [
            textField({
              name: 'label',
              title: 'Label',
              most: 80,
              description: 'What costs this, such as "Standard rate, each year".',
            }),
            defineField({
              name: 'value',
              title: 'Value',
              type: 'number',
              description: 'The number alone, such as 195 or 27.7.',
              validation: (rule) =>
                rule.required().min(0).error('Value: give a number of 0 or more.'),
            }),
            textField({
              name: 'unit',
              title: 'Unit',
              most: 40,
              description: 'What the number counts, such as "£ a year" or "pence a kWh".',
            }),
            textField({
              name: 'note',
              title: 'Note',
              most: 160,
              description: 'Whom it applies to, or what it leaves out. May be left empty.',
              isOptional: true,
            }),
          ],
          preview: {
            select: { title: 'label', value: 'value', unit: 'unit' },
            prepare: ({ title, value, unit }) => ({ title, subtitle: `${value} ${unit}` }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Rows: add at least one.'),
    }),
    defineField({
      name: 'validFrom',
      title: 'First day',
      type: 'date',
      description: 'From this day on pages show this table instead of the one before.',
      validation: (rule) => rule.required().error('First day: choose a date.'),
    }),
    defineField({
      name: 'reviewBy',
      title: 'Review by',
      type: 'date',
      description:
        'By this day somebody must have made sure that it is still right; for rates to come, that they are still coming.',
      validation: (rule) => [
        rule.required().error('Review by: choose a date.'),
        ownRule(rule)
          .custom((date) =>
            reviewByWarning(date, today(), 'pages say that the figures may be out of date'),
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'object',
      description: 'Where readers can look the figures up.',
      fields: [
        textField({
          name: 'label',
          title: 'Source name',
          most: 100,
          description: 'Who publishes it, such as "Vehicle tax rates, GOV.UK".',
        }),
        defineField({
          name: 'url',
          title: 'Source address',
          type: 'url',
          description: 'The page with the figures.',
          validation: (rule) =>
            rule
              .required()
              .uri({ scheme: ['https'] })
              .error('Source address: begin with https://.'),
        }),
      ],
      validation: (rule) => rule.required().error('Source: say where the figures come from.'),
    }),
    textField({
      name: 'note',
      title: 'Note',
      most: 300,
      rows: 2,
      description: 'A sentence under the table: what is certain, what may change.',
      isOptional: true,
    }),
  ],
  orderings: [
    {
      title: 'Kind, newest first',
      name: 'kind',
      by: [
        { field: 'kind', direction: 'asc' },
        { field: 'validFrom', direction: 'desc' },
      ],
    },
    { title: 'Review date', name: 'reviewBy', by: [{ field: 'reviewBy', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title', validFrom: 'validFrom', reviewBy: 'reviewBy' },
    prepare: ({ title, validFrom, reviewBy }) => ({
      title,
      subtitle: `from ${validFrom} · review by ${reviewBy}`,
    }),
  },
})
