import { defineArrayMember, defineField, defineType } from 'sanity'
import { orderField } from '../fields/shared-fields.ts'
import { contentRoutes } from '../placement/content-route.ts'

/** A question with its answer, placed on the pages where people ask it. */
export const faq = defineType({
  name: 'faq',
  title: 'Question',
  type: 'document',
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'string',
      description: 'In the words a customer would use, ending with a question mark.',
      validation: (rule) =>
        rule
          .required()
          .max(120)
          .regex(/\?$/)
          .error('Question: write at most 120 characters and end with a question mark.'),
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'richText',
      description:
        'Answer in the first sentence, then explain. Under 120 words reads best. {enquiryHandover} becomes the sentence that says what happens to an enquiry.',
      validation: (rule) => rule.required().error('Answer: write at least one paragraph.'),
    }),
    defineField({
      name: 'routes',
      title: 'Pages',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description:
        'The pages whose question block shows it. The FAQ page shows every question anyway.',
      options: { list: contentRoutes.map(({ route, title }) => ({ title, value: route })) },
      validation: (rule) =>
        rule.required().min(1).error('Pages: choose at least one page of the list.'),
    }),
    orderField({
      description: 'Lower numbers come first. Leave gaps of ten, so that others fit between.',
    }),
  ],
  orderings: [{ title: 'Order', name: 'order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: {
    select: { title: 'question', routes: 'routes' },
    prepare: ({ title, routes }) => ({
      title,
      subtitle: Array.isArray(routes)
        ? contentRoutes
            .flatMap((each) => (routes.includes(each.route) ? [each.title] : []))
            .join(', ')
        : 'On no page yet',
    }),
  },
})
