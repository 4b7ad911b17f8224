import { defineField, defineType } from 'sanity'

/** What of the look a storefront may set. */
export const storefrontTokens = defineType({
  name: 'storefrontTokens',
  title: 'Colour and corners',
  type: 'object',
  fields: [
    defineField({
      name: 'accent',
      title: 'Accent colour',
      type: 'string',
      description: 'The colour of buttons and marks as a hash with six digits, such as #F2B233.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^#[0-9a-fA-F]{6}$/)
          .error('Accent colour: write a hash and six digits or letters a to f, such as #F2B233.'),
    }),
    defineField({
      name: 'radius',
      title: 'Corner radius',
      type: 'number',
      description: 'How round corners are, in pixels: 0 is square, 24 the most.',
      initialValue: 8,
      validation: (rule) =>
        rule
          .required()
          .integer()
          .min(0)
          .max(24)
          .error('Corner radius: give a whole number from 0 to 24.'),
    }),
  ],
  preview: { select: { title: 'accent' } },
})
