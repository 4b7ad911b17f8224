import { defineField, defineType } from 'sanity'
import { isRefusedToCrawlers } from '#core/routes/crawlers.ts'
import { textField } from '../fields/shared-fields.ts'
import { linkPattern } from '../validation/link-pattern.ts'
import { ownRule } from '../validation/own-rule.ts'

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
      description:
        'A path on this site such as /special-offers, or https://… The site leaves out a link to a page that it does not have, and one to a list with filters.',
      validation: (rule) => [
        rule
          .required()
          .regex(linkPattern)
          .error('Link address: begin with / for a page of this site, or with https://.'),
        ownRule(rule)
          .custom((href) => filteredListWarning(href))
          .warning(),
      ],
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'href' } },
})

/** Menus lead to no list that crawlers may not read. Rules. */
const filteredListWarning = (href: unknown): true | string =>
  typeof href === 'string' && isRefusedToCrawlers(href)
    ? 'Link address: the site leaves this link out, because search engines may not read lists with filters. Choose a page such as /special-offers.'
    : true
