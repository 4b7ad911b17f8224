import { defineField, defineType } from 'sanity'
import { indexedPatterns } from '../placement/page-route.ts'
import { seoPlaceholders } from '../placement/seo-placeholder.ts'
import { takenRouteSeoQuery } from '../queries/taken.ts'
import { countOthers } from '../validation/other-documents.ts'
import { templateError } from '../validation/template-error.ts'
import { ownRule } from '../validation/own-rule.ts'

const placeholders = seoPlaceholders.map((name) => `{${name}}`).join(', ')

/** Title and description for search engines of one kind of page. */
export const routeSeo = defineType({
  name: 'routeSeo',
  title: 'Search engines, by page',
  type: 'document',
  fields: [
    defineField({
      name: 'route',
      title: 'Page',
      type: 'string',
      description:
        'The pages it is for; a word behind a colon stands for anything, so /car-leasing/:manufacturer is the page of every make. Pages that are kept out of search engines are not listed.',
      options: { list: [...indexedPatterns] },
      validation: (rule) => [
        rule.required().error('Page: choose the page it is for.'),
        ownRule(rule).custom(async (route, context) =>
          !route || (await countOthers(takenRouteSeoQuery, { route }, context)) === 0
            ? true
            : 'Page: another document is for this page. Change that one instead.',
        ),
      ],
    }),
    defineField({
      name: 'titleTemplate',
      title: 'Title template',
      type: 'string',
      description: `The blue line in search results, up to 60 characters when filled in. The page fills in ${placeholders}.`,
      validation: (rule) => [
        rule.required().max(90).error('Title template: write one of at most 90 characters.'),
        rule.custom((text) => templateError('Title template', text)),
      ],
    }),
    defineField({
      name: 'descriptionTemplate',
      title: 'Description template',
      type: 'text',
      rows: 2,
      description: `One or two sentences under the blue line, up to 160 characters when filled in. The page fills in ${placeholders}.`,
      validation: (rule) => [
        rule.required().max(220).error('Description template: write at most 220 characters.'),
        rule.custom((text) => templateError('Description template', text)),
      ],
    }),
  ],
  orderings: [{ title: 'Page', name: 'route', by: [{ field: 'route', direction: 'asc' }] }],
  preview: { select: { title: 'route', subtitle: 'titleTemplate' } },
})
