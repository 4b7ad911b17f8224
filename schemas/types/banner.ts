import { defineArrayMember, defineField, defineType } from 'sanity'
import { orderField, radio, textField } from '../fields/shared-fields.ts'
import { contentRoutes } from '../placement/content-route.ts'
import { linkPattern } from '../validation/link-pattern.ts'
import { today } from '../validation/today.ts'
import { ownRule } from '../validation/own-rule.ts'

/** A message across the top of some pages, for some days. */
export const banner = defineType({
  name: 'banner',
  title: 'Banner',
  type: 'document',
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'placement', title: 'Where and when' },
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      most: 60,
      group: 'text',
      description: 'What it is about, in a few words that stand in bold.',
    }),
    textField({
      name: 'text',
      title: 'Text',
      most: 200,
      rows: 2,
      group: 'text',
      description:
        'One or two calm sentences. {providers} becomes the number of providers. No countdowns and nothing that hurries.',
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'object',
      group: 'text',
      description: 'Where it leads. May be left empty.',
      fields: [
        defineField({
          name: 'label',
          title: 'Link text',
          type: 'string',
          description: 'What the reader will see behind it, such as "In-stock deals".',
          validation: (rule) => [
            rule.max(40).error('Link text: shorten it to 40 characters.'),
            rule.custom((label, { parent }) =>
              !label && (parent as { href?: string } | undefined)?.href
                ? 'Link text: write what the link leads to, or empty Link address.'
                : true,
            ),
          ],
        }),
        defineField({
          name: 'href',
          title: 'Link address',
          type: 'string',
          description: 'A path on this site such as /in-stock-car-lease-deals, or https://…',
          validation: (rule) => [
            rule
              .regex(linkPattern)
              .error('Link address: begin with / for a page of this site, or with https://.'),
            rule.custom((href, { parent }) =>
              !href && (parent as { label?: string } | undefined)?.label
                ? 'Link address: say where the link leads, or empty Link text.'
                : true,
            ),
          ],
        }),
      ],
    }),
    defineField({
      name: 'routes',
      title: 'Pages',
      type: 'array',
      group: 'placement',
      of: [defineArrayMember({ type: 'string' })],
      description: 'The pages on which it stands.',
      options: { list: contentRoutes.map(({ route, title }) => ({ title, value: route })) },
      validation: (rule) =>
        rule.required().min(1).error('Pages: choose at least one page of the list.'),
    }),
    defineField({
      name: 'audience',
      title: 'Audience',
      type: 'string',
      group: 'placement',
      description: 'Who sees it: everyone, or only those who look at personal or business leases.',
      options: radio({ everyone: 'Everyone', personal: 'Personal', business: 'Business' }),
      initialValue: 'everyone',
      validation: (rule) => rule.required().error('Audience: choose who sees it.'),
    }),
    defineField({
      name: 'startsOn',
      title: 'First day',
      type: 'date',
      group: 'placement',
      description: 'It appears at midnight at the start of this day, London time.',
      validation: (rule) => rule.required().error('First day: choose a date.'),
    }),
    defineField({
      name: 'endsOn',
      title: 'Last day',
      type: 'date',
      group: 'placement',
      description: 'It still stands on this day and disappears at midnight, London time.',
      validation: (rule) => [
        rule
          .required()
          .min(rule.valueOfField('startsOn'))
          .error('Last day: choose a date that is not before First day.'),
        ownRule(rule)
          .custom((endsOn) =>
            !endsOn || endsOn >= today()
              ? true
              : 'Last day: this date has passed and the banner is hidden. Choose a later one to show it again.',
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'isDismissible',
      title: 'Can be closed',
      type: 'boolean',
      group: 'placement',
      description: 'Whether visitors may close it for the rest of their visit.',
      initialValue: true,
      validation: (rule) => rule.required().error('Can be closed: choose yes or no.'),
    }),
    orderField({
      description: 'Where two stand on one page, lower numbers come first.',
      group: 'placement',
    }),
  ],
  orderings: [
    { title: 'Last day', name: 'endsOn', by: [{ field: 'endsOn', direction: 'desc' }] },
    { title: 'Order', name: 'order', by: [{ field: 'order', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title', startsOn: 'startsOn', endsOn: 'endsOn' },
    prepare: ({ title, startsOn, endsOn }) => ({
      title,
      subtitle: startsOn && endsOn ? `${startsOn} to ${endsOn}` : 'No dates yet',
    }),
  },
})
