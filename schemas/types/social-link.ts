import { defineField, defineType } from 'sanity'

/** A page of ours at a social network. */
export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social link',
  type: 'object',
  fields: [
    defineField({
      name: 'service',
      title: 'Service',
      type: 'string',
      description: 'Which network it is; decides the mark.',
      options: {
        list: [
          { title: 'Facebook', value: 'facebook' },
          { title: 'Instagram', value: 'instagram' },
          { title: 'LinkedIn', value: 'linkedin' },
          { title: 'X', value: 'x' },
          { title: 'YouTube', value: 'youtube' },
        ],
      },
      validation: (rule) => rule.required().error('Service: choose one.'),
    }),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      description: 'The full address of the page there.',
      validation: (rule) =>
        rule
          .required()
          .uri({ scheme: ['https'] })
          .error('Address: begin with https://.'),
    }),
  ],
  preview: { select: { title: 'service', subtitle: 'url' } },
})
