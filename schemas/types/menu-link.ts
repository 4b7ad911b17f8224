import { defineField, defineType } from 'sanity'
import { linkPattern } from '../validation/link-pattern.ts'

/** A link of a menu or of the footer. */
export const menuLink = defineType({
  name: 'menuLink',
  title: 'Link',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'Link text',
      type: 'string',
      description: 'One to four words that say where it leads.',
      validation: (rule) =>
        rule.required().max(40).error('Link text: write one of at most 40 characters.'),
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
