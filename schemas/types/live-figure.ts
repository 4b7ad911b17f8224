import { defineField, defineType } from 'sanity'
import { liveFigureKeys } from '../placement/live-figure-key.ts'
import { slugPattern } from '../validation/slug-pattern.ts'

/** A number or name inside a sentence that live rates tell. */
export const liveFigure = defineType({
  name: 'liveFigure',
  title: 'Live figure',
  type: 'object',
  fields: [
    defineField({
      name: 'figure',
      title: 'Figure',
      type: 'string',
      description:
        'What stands here. Without a live value the page leaves out the whole paragraph, so the text must read well without it.',
      options: { list: liveFigureKeys.map(({ key, title }) => ({ title, value: key })) },
      validation: (rule) => rule.required().error('Figure: choose which one stands here.'),
    }),
    defineField({
      name: 'manufacturer',
      title: 'Make',
      type: 'string',
      description:
        'As in the make’s address, such as vauxhall. Leave empty for all makes, and in the text of a make or range, which is about its own.',
      validation: (rule) =>
        rule.regex(slugPattern).error('Make: write it as in its address, such as land-rover.'),
    }),
    defineField({
      name: 'range',
      title: 'Range',
      type: 'string',
      description: 'As in the range’s address, such as corsa. Leave empty for the whole make.',
      validation: (rule) => [
        rule.regex(slugPattern).error('Range: write it as in its address, such as corsa.'),
        rule.custom((range, { parent }) =>
          range && !(parent as { manufacturer?: string }).manufacturer
            ? 'Range: fill in Make as well, since two makes may have a range of one name.'
            : true,
        ),
      ],
    }),
  ],
  preview: {
    select: { figure: 'figure', manufacturer: 'manufacturer', range: 'range' },
    prepare: ({ figure, manufacturer, range }) => ({
      title: liveFigureKeys.find(({ key }) => key === figure)?.title ?? 'Choose a figure',
      subtitle: [manufacturer, range].filter(Boolean).join(' '),
    }),
  },
})
