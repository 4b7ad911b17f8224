import { defineField, defineType } from 'sanity'

const time = /^([01]\d|2[0-3]):[0-5]\d$/

/** Days with the hours at which somebody answers on them. */
export const openingHours = defineType({
  name: 'openingHours',
  title: 'Hours',
  type: 'object',
  fields: [
    defineField({
      name: 'days',
      title: 'Days',
      type: 'string',
      description: 'As visitors read it, such as Monday to Friday.',
      validation: (rule) => rule.required().error('Days: write them, such as Monday to Friday.'),
    }),
    defineField({
      name: 'opens',
      title: 'Opens',
      type: 'string',
      description: 'In 24 hours, such as 09:00.',
      validation: (rule) => rule.required().regex(time).error('Opens: write a time such as 09:00.'),
    }),
    defineField({
      name: 'closes',
      title: 'Closes',
      type: 'string',
      description: 'In 24 hours, such as 17:30.',
      validation: (rule) => [
        rule.required().regex(time).error('Closes: write a time such as 17:30.'),
        rule.custom((closes, { parent }) => {
          const { opens } = parent as { opens?: string }
          return !closes || !time.test(closes) || !opens || !time.test(opens) || closes > opens
            ? true
            : 'Closes: choose a time after Opens.'
        }),
      ],
    }),
  ],
  preview: {
    select: { title: 'days', opens: 'opens', closes: 'closes' },
    prepare: ({ title, opens, closes }) => ({ title, subtitle: `${opens} to ${closes}` }),
  },
})
