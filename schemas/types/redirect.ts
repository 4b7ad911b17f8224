import { defineField, defineType } from 'sanity'
import { textField } from '../fields/shared-fields.ts'
import { oppositeRedirectQuery, takenRedirectQuery } from '../queries/taken.ts'
import { countOthers } from '../validation/other-documents.ts'
import { redirectFromError, redirectToError } from '../validation/redirect-error.ts'

/** An old address that leads to a new one. Applies only where the site has no page of its own. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      type: 'string',
      description:
        'The old path, beginning with / and without anything from a question mark on, such as /spring-deals.',
      validation: (rule) => [
        rule.required().error('From: write the old path, such as /spring-deals.'),
        rule.custom((from) => redirectFromError(from)),
        rule.custom(async (from, context) =>
          !from || (await countOthers(takenRedirectQuery, { from }, context)) === 0
            ? true
            : 'From: another redirect begins here. Change that one instead.',
        ),
      ],
    }),
    defineField({
      name: 'to',
      title: 'To',
      type: 'string',
      description:
        'Where it leads: a path on this site, or a full address beginning with https://.',
      validation: (rule) => [
        rule.required().error('To: write a path of this site or an address with https://.'),
        rule.custom((to, { document }) =>
          redirectToError(to, (document as { from?: string } | undefined)?.from),
        ),
        rule.custom(async (to, context) => {
          const { from } = (context.document ?? {}) as { from?: string }
          if (!to || !from) return true
          return (await countOthers(oppositeRedirectQuery, { from, to }, context)) === 0
            ? true
            : 'To: another redirect leads from there back to here. Choose another end.'
        }),
      ],
    }),
    defineField({
      name: 'isPermanent',
      title: 'For good',
      type: 'boolean',
      description:
        'Yes tells search engines to forget the old address (301); no keeps it (302), as for a campaign.',
      initialValue: true,
      validation: (rule) => rule.required().error('For good: choose yes or no.'),
    }),
    textField({
      name: 'note',
      title: 'Note',
      most: 160,
      description: 'Why it is there, for colleagues. Not shown to visitors.',
      isOptional: true,
    }),
  ],
  orderings: [{ title: 'From', name: 'from', by: [{ field: 'from', direction: 'asc' }] }],
  preview: {
    select: { from: 'from', to: 'to', isPermanent: 'isPermanent' },
    prepare: ({ from, to, isPermanent }) => ({
      title: from,
      subtitle: `→ ${to} (${isPermanent ? 'for good' : 'for now'})`,
    }),
  },
})
