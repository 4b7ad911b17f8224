import { defineField, defineType } from 'sanity'
import { keyRules, textField } from '../fields/shared-fields.ts'
import { reviewByWarning } from '../validation/review-by.ts'
import { today } from '../validation/today.ts'
import { ownRule } from '../validation/own-rule.ts'

/** Something we promise in public, with the evidence for it and the day it must be looked at again. */
export const marketingClaim = defineType({
  name: 'marketingClaim',
  title: 'Claim',
  type: 'document',
  fields: [
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description:
        'The name by which pages ask for this claim. Do not change it once a page uses it; write a new claim instead.',
      validation: keyRules('marketingClaim', 'claim', 'delivery-included'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description:
        'The sentence visitors read. {providers} becomes the number of providers with live rates.',
      validation: (rule) =>
        rule.required().max(400).error('Text: write a sentence of at most 400 characters.'),
    }),
    textField({
      name: 'figure',
      title: 'Figure',
      most: 24,
      description:
        'The number at the heart of the claim, where it has one, such as 2–4 weeks. Pages may set it large.',
      isOptional: true,
    }),
    defineField({
      name: 'evidence',
      title: 'Evidence',
      type: 'text',
      rows: 2,
      description:
        'Where the claim can be proved: a document, a contract, an official page. Not shown to visitors.',
      validation: (rule) => rule.required().error('Evidence: say where this claim can be proved.'),
    }),
    defineField({
      name: 'owner',
      title: 'Owner',
      type: 'string',
      description: 'Who answers for it, by role. Not shown to visitors.',
      validation: (rule) =>
        rule.required().error('Owner: name the role that answers for this claim.'),
    }),
    defineField({
      name: 'reviewBy',
      title: 'Review by',
      type: 'date',
      description:
        'After this day the claim disappears from every page until somebody has checked it again.',
      validation: (rule) => [
        rule.required().error('Review by: choose a date.'),
        ownRule(rule)
          .custom((date) => reviewByWarning(date, today(), 'the claim is hidden'))
          .warning(),
      ],
    }),
    defineField({
      name: 'isRegulatory',
      title: 'Regulatory',
      type: 'boolean',
      description:
        'Yes for statements the regulator asks for, or about who regulates whom. While the site is a demonstration they carry a mark that says so.',
      initialValue: false,
    }),
  ],
  orderings: [
    { title: 'Review date', name: 'reviewBy', by: [{ field: 'reviewBy', direction: 'asc' }] },
    { title: 'Key', name: 'key', by: [{ field: 'key', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'text', key: 'key', reviewBy: 'reviewBy' },
    prepare: ({ title, key, reviewBy }) => ({ title, subtitle: `${key} · review by ${reviewBy}` }),
  },
})
