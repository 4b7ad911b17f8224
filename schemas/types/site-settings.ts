import { defineArrayMember, defineField, defineType } from 'sanity'
import { textField } from '../fields/shared-fields.ts'

/** What stands on every page; there is one document of this type. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  groups: [
    { name: 'home', title: 'Home page', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'footer', title: 'Footer and notices' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'footer',
      description: 'The name of the site as visitors read it, in the header and in page titles.',
      validation: (rule) => rule.required().error('Name: write the name of the site.'),
    }),
    textField({
      name: 'headline',
      title: 'Home headline',
      most: 70,
      group: 'home',
      description: 'The largest words on the home page. Say what the reader gets, not who we are.',
    }),
    textField({
      name: 'intro',
      title: 'Home introduction',
      most: 320,
      rows: 3,
      group: 'home',
      description: 'The sentences under the headline. {providers} becomes the number of providers.',
    }),
    defineField({
      name: 'seo',
      title: 'Home page in search engines',
      type: 'seo',
      group: 'home',
      description: 'Title and description of the home page in search results.',
    }),
    defineField({
      name: 'phone',
      title: 'Phone number',
      type: 'string',
      group: 'contact',
      description:
        'As it should be read and dialled, such as 020 7946 0123. On every page but those of a storefront with a number of its own. Empty hides the phone box.',
      validation: (rule) =>
        rule
          .regex(/^[0-9 +()-]{8,20}$/)
          .error('Phone number: use digits and spaces only, between 8 and 20 characters.'),
    }),
    defineField({
      name: 'contactHours',
      title: 'Contact hours',
      type: 'array',
      group: 'contact',
      description:
        'When somebody answers, London time. Days that are not listed are closed. Storefronts with hours of their own show theirs.',
      of: [defineArrayMember({ type: 'openingHours' })],
    }),
    defineField({
      name: 'footerStatement',
      title: 'Footer statement',
      type: 'text',
      rows: 5,
      group: 'footer',
      description:
        'The regulatory statement in the footer of every page but those of a storefront with one of its own: that we are a credit broker, not a lender, and how we are paid. Have changes checked.',
      validation: (rule) => rule.required().error('Footer statement: it must not be empty.'),
    }),
    defineField({
      name: 'demonstrationNotice',
      title: 'Demonstration notice',
      type: 'text',
      rows: 2,
      group: 'footer',
      description:
        'Shown on every page as long as prices and providers are made up. Empty it only when they are real.',
    }),
  ],
  preview: {
    select: { title: 'name' },
    prepare: ({ title }) => ({ title, subtitle: 'Site settings' }),
  },
})
