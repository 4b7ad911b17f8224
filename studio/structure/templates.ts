import type { Template } from 'sanity'

/** What a document starts with when it is created inside a list that is about one thing. */
export const templates: Template[] = [
  {
    id: 'guide-in-category',
    title: 'Guide in this category',
    schemaType: 'guide',
    parameters: [{ name: 'categoryId', title: 'Category', type: 'string' }],
    value: ({ categoryId }: { categoryId: string }) => ({
      category: { _type: 'reference', _ref: categoryId },
    }),
  },
  {
    id: 'question-on-page',
    title: 'Question for this page',
    schemaType: 'faq',
    parameters: [{ name: 'route', title: 'Page', type: 'string' }],
    value: ({ route }: { route: string }) => ({ routes: [route] }),
  },
  {
    id: 'cost-table-of-kind',
    title: 'Cost table of this kind',
    schemaType: 'costTable',
    parameters: [{ name: 'kind', title: 'Kind', type: 'string' }],
    value: ({ kind }: { kind: string }) => ({ kind }),
  },
]
