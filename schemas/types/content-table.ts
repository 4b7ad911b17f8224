import { defineArrayMember, defineField, defineType } from 'sanity'

/** A small table inside running text. */
export const contentTable = defineType({
  name: 'contentTable',
  title: 'Table',
  type: 'object',
  fields: [
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description:
        'One line above the table that says what it shows. Screen readers announce it first.',
      validation: (rule) => rule.required().error('Caption: say in one line what the table shows.'),
    }),
    defineField({
      name: 'columns',
      title: 'Column headings',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'One heading for each column, from left to right.',
      validation: (rule) =>
        rule.required().min(2).max(6).error('Column headings: give between two and six.'),
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'Each row has one cell for each column heading.',
      of: [
        defineArrayMember({
          name: 'tableRow',
          title: 'Row',
          type: 'object',
          fields: [
            defineField({
              name: 'cells',
              title: 'Cells',
              type: 'array',
              of: [defineArrayMember({ type: 'string' })],
              description:
                'The texts of this row, from left to right. The first one names the row.',
              validation: (rule) => rule.required().min(2).error('Cells: fill in at least two.'),
            }),
          ],
          preview: {
            select: { cells: 'cells' },
            prepare: ({ cells }) => ({
              title: Array.isArray(cells) ? cells.join(' · ') : 'Empty row',
            }),
          },
        }),
      ],
      validation: (rule) => [
        rule.required().min(1).error('Rows: add at least one.'),
        rule.custom((rows, { parent }) => {
          const columns = (parent as { columns?: unknown[] } | undefined)?.columns?.length ?? 0
          const odd = (rows as { cells?: unknown[] }[] | undefined)?.findIndex(
            ({ cells }) => cells?.length !== columns,
          )
          return odd === undefined || odd < 0
            ? true
            : `Rows: row ${odd + 1} must have ${columns} cells, as many as there are column headings.`
        }),
      ],
    }),
  ],
  preview: { select: { title: 'caption' }, prepare: ({ title }) => ({ title, subtitle: 'Table' }) },
})
