import { originOf } from '#core/storefronts/frame-origin.ts'
import { isStorefrontKey } from '#core/storefronts/storefronts.ts'
import { defineArrayMember, defineField, defineType, type ValidationContext } from 'sanity'
import { keyRules, radio, textField } from '../fields/shared-fields.ts'
import { takenHostQuery } from '../queries/taken.ts'
import { countOthers } from '../validation/other-documents.ts'
import { slugPattern } from '../validation/slug-pattern.ts'
import { socialLink } from './social-link.ts'
import { storefrontTokens } from './storefront-tokens.ts'

const host = /^(\[[0-9a-f:]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)$/

const fromSiteSettings = 'As in Site settings'

/**
 * Warns of a contact detail in our own storefront: it would be shown in place of the one in Site
 * settings, where an editor looks for it. Rule E-17.
 */
const ownOnly =
  (title: string) =>
  (value: unknown, { document }: ValidationContext): true | string =>
    document?.layout !== 'default' || !value || (Array.isArray(value) && value.length === 0)
      ? true
      : `${title}: shown in place of what Site settings say. Empty it here to show theirs.`

/** A face of the site on hosts of its own: ours or a partner's. */
export const storefront = defineType({
  name: 'storefront',
  title: 'Storefront',
  type: 'document',
  groups: [
    { name: 'identity', title: 'Name and hosts', default: true },
    { name: 'look', title: 'Look' },
    { name: 'texts', title: 'Texts' },
    { name: 'contact', title: 'Contact' },
    { name: 'embedding', title: 'Embedding' },
  ],
  fields: [
    textField({
      name: 'name',
      title: 'Name',
      most: 40,
      group: 'identity',
      description: 'As visitors read it in the header and in page titles.',
    }),
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      group: 'identity',
      description: 'The name by which the site knows it. Do not change it once it is in use.',
      validation: (rule) => [
        ...keyRules('storefront', 'storefront', 'fairmile')(rule),
        rule.custom((key) =>
          !key || !slugPattern.test(key) || isStorefrontKey(key)
            ? true
            : 'Key: this one is too long, or stands for something else. Choose another.',
        ),
      ],
    }),
    defineField({
      name: 'hosts',
      title: 'Hosts',
      type: 'array',
      group: 'identity',
      of: [defineArrayMember({ type: 'string' })],
      description:
        'The host names that show it, lower case, without https:// and port, such as cars.example.co.uk. Search engines are told the first. They answer a second after this is published, once their owner points them at us.',
      validation: (rule) => [
        rule.required().min(1).error('Hosts: give at least one.'),
        rule.custom((hosts) => {
          const odd = hosts?.find((each) => typeof each !== 'string' || !host.test(each))
          return odd === undefined
            ? true
            : `Hosts: “${String(odd)}” is no host name. Write it like cars.example.co.uk.`
        }),
        rule.custom(async (hosts, context) =>
          !hosts?.length || (await countOthers(takenHostQuery, { hosts }, context)) === 0
            ? true
            : 'Hosts: another storefront has one of these. Take it out there first.',
        ),
      ],
    }),
    defineField({
      name: 'layout',
      title: 'Layout',
      type: 'string',
      group: 'look',
      description: 'Our own pages in full, or in a partner’s dress.',
      options: radio({ default: 'Our own', partner: 'Partner' }),
      initialValue: 'partner',
      validation: (rule) => rule.required().error('Layout: choose one.'),
    }),
    defineField({
      name: 'tokens',
      title: 'Colour and corners',
      type: storefrontTokens.name,
      group: 'look',
      description: 'The only two things about the look that differ between storefronts.',
      validation: (rule) => rule.required().error('Colour and corners: fill in both.'),
    }),
    defineField({
      name: 'logo',
      title: 'Logo',
      type: 'image',
      group: 'look',
      description:
        'On a transparent background, at least 400 pixels wide. Without one the name stands there.',
      options: { hotspot: true },
    }),
    textField({
      name: 'headline',
      title: 'Home headline',
      most: 70,
      group: 'texts',
      isOptional: true,
      description: 'The largest words on its home page. Empty shows those of Site settings.',
    }),
    textField({
      name: 'intro',
      title: 'Home introduction',
      most: 320,
      rows: 3,
      group: 'texts',
      isOptional: true,
      description:
        'The sentences under its headline. {providers} becomes the number of providers. Empty shows those of Site settings.',
    }),
    defineField({
      name: 'phone',
      title: 'Phone number',
      type: 'string',
      group: 'contact',
      description:
        'Only where this storefront has a number of its own. Empty shows the one in Site settings.',
      placeholder: fromSiteSettings,
      validation: (rule) => [
        rule
          .regex(/^[0-9 +()-]{8,20}$/)
          .error('Phone number: use digits and spaces only, between 8 and 20 characters.'),
        rule.custom(ownOnly('Phone number')).warning(),
      ],
    }),
    defineField({
      name: 'contactHours',
      title: 'Contact hours',
      type: 'array',
      group: 'contact',
      description:
        'Only where this storefront is answered at other times, London time. Empty shows those in Site settings.',
      of: [defineArrayMember({ type: 'openingHours' })],
      validation: (rule) => rule.custom(ownOnly('Contact hours')).warning(),
    }),
    defineField({
      name: 'landlineEnquiries',
      title: 'Enquiries from landlines',
      type: 'boolean',
      group: 'contact',
      description:
        'On: who gives a landline, which gets no texts, is e-mailed a link to confirm the enquiry by. Off: a mobile is asked for.',
      initialValue: true,
    }),
    defineField({
      name: 'footerStatement',
      title: 'Footer statement',
      type: 'text',
      rows: 5,
      group: 'contact',
      description:
        'Only where a partner has to say it otherwise: who is the credit broker on these pages, who is not a lender, and how everybody is paid. Empty shows the one in Site settings. Have changes checked.',
      placeholder: fromSiteSettings,
      validation: (rule) => rule.custom(ownOnly('Footer statement')).warning(),
    }),
    defineField({
      name: 'socialLinks',
      title: 'Social links',
      type: 'array',
      group: 'contact',
      description: 'Pages of this storefront elsewhere, as the footer lists them.',
      of: [defineArrayMember({ type: socialLink.name })],
    }),
    defineField({
      name: 'chatUrl',
      title: 'Message address',
      type: 'url',
      group: 'contact',
      description: 'Where the message link leads. Empty hides the link.',
      validation: (rule) =>
        rule.uri({ scheme: ['https'] }).error('Message address: begin with https://.'),
    }),
    defineField({
      name: 'frameOrigins',
      title: 'Sites that may embed it',
      type: 'array',
      group: 'embedding',
      of: [defineArrayMember({ type: 'string' })],
      description:
        'The partner’s own sites that may show deals and calculators in a frame, each with https:// and without a path, such as https://www.example.co.uk. No other site can. The page /embedded of this storefront has what to paste there.',
      validation: (rule) =>
        rule.custom((origins) => {
          const odd = origins?.find((each) => typeof each !== 'string' || originOf(each) === null)
          return odd === undefined
            ? true
            : `Sites that may embed it: “${String(odd)}” is no site. Write it like https://www.example.co.uk.`
        }),
    }),
  ],
  orderings: [{ title: 'Name', name: 'name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: {
    select: { title: 'name', hosts: 'hosts', media: 'logo' },
    prepare: ({ title, hosts, media }) => ({
      title,
      media,
      subtitle: Array.isArray(hosts) ? hosts.join(', ') : 'No host yet',
    }),
  },
})
