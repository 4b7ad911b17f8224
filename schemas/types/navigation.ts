import { defineArrayMember, defineField, defineType } from 'sanity'
import { textField } from '../fields/shared-fields.ts'
import { menu } from './menu.ts'
import { menuLink } from './menu-link.ts'

/** The menus of the header and the lists of the footer; there is one document of this type. */
export const navigation = defineType({
  name: 'navigation',
  title: 'Navigation',
  type: 'document',
  groups: [
    { name: 'header', title: 'Header', default: true },
    { name: 'footer', title: 'Footer' },
  ],
  fields: [
    defineField({
      name: 'menus',
      title: 'Menus',
      type: 'array',
      group: 'header',
      description: 'The menus of the header, from left to right.',
      of: [defineArrayMember({ type: menu.name })],
      validation: (rule) =>
        rule.required().min(1).max(7).error('Menus: give between one and seven.'),
    }),
    defineField({
      name: 'footer',
      title: 'Footer lists',
      type: 'array',
      group: 'footer',
      description: 'The lists of links at the foot of every page, from left to right.',
      of: [
        defineArrayMember({
          name: 'footerList',
          title: 'List',
          type: 'object',
          fields: [
            textField({
              name: 'title',
              title: 'Title',
              most: 30,
              description: 'The heading above the links.',
            }),
            defineField({
              name: 'links',
              title: 'Links',
              type: 'array',
              description: 'The links in their order.',
              of: [defineArrayMember({ type: menuLink.name })],
              validation: (rule) => rule.required().min(1).error('Links: add at least one.'),
            }),
          ],
          preview: { select: { title: 'title' } },
        }),
      ],
      validation: (rule) =>
        rule.required().min(1).max(6).error('Footer lists: give between one and six.'),
    }),
  ],
  preview: { prepare: () => ({ title: 'Navigation', subtitle: 'Header and footer' }) },
})
