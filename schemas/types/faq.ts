import { defineArrayMember, defineField, defineType } from 'sanity'
import { fuelTypeLabels, fuelTypes } from '#core/vehicle/fuel-type.ts'
import { financeTypes, financeTypeTable } from '#core/offer/finance-type.ts'
import { orderField } from '../fields/shared-fields.ts'
import { faqTopicTitles } from '../placement/faq-topic-title.ts'
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
      name: 'topic',
      title: 'Topic',
      type: 'string',
      description: 'Under which heading of the FAQ page people would look for it.',
      options: {
        list: Object.entries(faqTopicTitles).map(([value, title]) => ({ title, value })),
      },
      validation: (rule) => rule.required().error('Topic: choose the heading it is filed under.'),
    }),
    defineField({
      name: 'routes',
      title: 'Pages',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description:
        'The pages whose question block may show it: each shows at most six, by their order. The FAQ page shows every question anyway.',
      options: { list: contentRoutes.map(({ route, title }) => ({ title, value: route })) },
      validation: (rule) =>
        rule.required().min(1).error('Pages: choose at least one page of the list.'),
    }),
    defineField({
      name: 'fuelTypes',
      title: 'Only for fuels',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description:
        'Leave empty where it is about every car. Pages of a car with another fuel leave it out, pages of these show it first.',
      options: { list: fuelTypes.map((value) => ({ title: fuelTypeLabels[value], value })) },
    }),
    defineField({
      name: 'financeTypes',
      title: 'Only for finance types',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description:
        'Leave empty where it is about each of them. Pages of another finance type leave it out, pages of these show it first.',
      options: {
        list: financeTypes.map((value) => ({ title: financeTypeTable[value].label, value })),
      },
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
