import { defineField, defineType } from 'sanity'
import { textField } from '../fields/shared-fields.ts'
import { linkPattern } from '../validation/link-pattern.ts'

/** A link of a menu or of the footer. */
export const menuLink = defineType({
  name: 'menuLink',
  title: 'Link',
  type: 'object',
  fields: [
    textField({
      name: 'label',
      title: 'Link text',
      most: 40,
      description: 'One to four words that say where it leads.',
    }),
    defineField({
      name: 'href',
      title: 'Link address',
      type: 'string',
      description: 'A path on this site such as /special-offers, or https://…',
      validation: (rule) =>
        rule
          .required()
          .regex(linkPattern)
          .error('Link address: begin with / for a page of this site, or with https://.'),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'href' } },
})
