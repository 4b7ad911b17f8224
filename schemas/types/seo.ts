import { defineField, defineType } from 'sanity'

/** What search engines show of a page. */
export const seo = defineType({
  name: 'seo',
  title: 'Search engines',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'title',
      title: 'Title for search engines',
      type: 'string',
      description:
        'Shown as the blue line in search results. Leave empty to use the page’s own title.',
      validation: (rule) =>
        rule
          .max(60)
          .warning('Title for search engines: shorten it to 60 characters, the rest is cut off.'),
    }),
    defineField({
      name: 'description',
      title: 'Description for search engines',
      type: 'text',
      rows: 2,
      description:
        'One or two sentences under the blue line. Say what the reader will know afterwards.',
      validation: (rule) =>
        rule
          .max(160)
          .warning(
            'Description for search engines: shorten it to 160 characters, the rest is cut off.',
          ),
    }),
  ],
})
