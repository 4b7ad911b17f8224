import { defineArrayMember, defineField, defineType } from 'sanity'
import { textField } from '../fields/shared-fields.ts'
import { menuParts } from '../placement/menu-part.ts'
import { menuLink } from './menu-link.ts'

/** One of the menus in the header. */
export const menu = defineType({
  name: 'menu',
  title: 'Menu',
  type: 'object',
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      most: 30,
      description: 'The word in the header that opens it.',
    }),
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'array',
      description: 'What stands in the open menu, from left to right.',
      of: [
        defineArrayMember({
          name: 'menuColumn',
          title: 'Column',
          type: 'object',
          fields: [
            textField({
              name: 'title',
              title: 'Title',
              most: 30,
              description: 'A heading above the column, where there are several.',
              isOptional: true,
            }),
            defineField({
              name: 'part',
              title: 'Live list',
              type: 'string',
              description: 'A list made from what is on offer today. It stands before the links.',
              options: { list: menuParts.map(({ part, title }) => ({ title, value: part })) },
              validation: (rule) => rule.error('Live list: choose one of the list, or none.'),
            }),
            defineField({
              name: 'links',
              title: 'Links',
              type: 'array',
              description: 'Links in their order. May be empty where there is a live list.',
              of: [defineArrayMember({ type: menuLink.name })],
              validation: (rule) =>
                rule.custom((links, { parent }) =>
                  links?.length || (parent as { part?: string } | undefined)?.part
                    ? true
                    : 'Links: add at least one, or choose a Live list.',
                ),
            }),
          ],
          preview: {
            select: { title: 'title', part: 'part', links: 'links' },
            prepare: ({ title, part, links }) => ({
              title: title ?? part ?? 'Column',
              subtitle: Array.isArray(links)
                ? links.map(({ label }: { label?: string }) => label).join(' · ')
                : '',
            }),
          },
        }),
      ],
      validation: (rule) =>
        rule.required().min(1).max(4).error('Columns: give between one and four.'),
    }),
  ],
  preview: { select: { title: 'title' } },
})
