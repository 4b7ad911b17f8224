import { defineArrayMember, defineField, defineType } from 'sanity'
import { linkPattern } from '../validation/link-pattern.ts'

/** Running text of guides, pages and answers. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Sub-heading', value: 'h3' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      of: [defineArrayMember({ type: 'liveFigure' })],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
        ],
        annotations: [
          {
            name: 'link',
            type: 'object',
            title: 'Link',
            fields: [
              defineField({
                name: 'href',
                title: 'Address',
                type: 'string',
                description:
                  'Where the link leads: a path on this site such as /car-search, or a full address beginning with https://.',
                validation: (rule) =>
                  rule
                    .required()
                    .regex(linkPattern)
                    .error(
                      'Address: begin with / for a page of this site, or with https://, mailto: or tel:.',
                    ),
              }),
            ],
          },
        ],
      },
    }),
    defineArrayMember({ type: 'contentTable' }),
    defineArrayMember({ type: 'callOut' }),
    defineArrayMember({ type: 'figure' }),
    defineArrayMember({ type: 'comparison' }),
    defineArrayMember({ type: 'chart' }),
    defineArrayMember({ type: 'calculator' }),
    defineArrayMember({ type: 'claimNote' }),
  ],
})
