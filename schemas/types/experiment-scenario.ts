import { defineArrayMember, defineField, defineType } from 'sanity'
import { radio, textField } from '../fields/shared-fields.ts'
import { variantsError } from '../validation/variants-error.ts'

const camelCase = /^[a-z][a-zA-Z0-9]*$/

/** One thing that varies in an experiment, with its faces and their shares of visitors. */
export const experimentScenario = defineType({
  name: 'experimentScenario',
  title: 'Scenario',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'The name under which the site knows it, such as enquiryButton.',
      validation: (rule) =>
        rule
          .required()
          .regex(camelCase)
          .error('Name: use letters and digits without spaces, such as enquiryButton.'),
    }),
    defineField({
      name: 'visitors',
      title: 'Visitors',
      type: 'string',
      description: 'Whose visits take part: all, or those who came from Facebook.',
      options: radio({ all: 'All', facebook: 'From Facebook' }),
      initialValue: 'all',
      validation: (rule) => rule.required().error('Visitors: choose who takes part.'),
    }),
    defineField({
      name: 'variants',
      title: 'Variants',
      type: 'array',
      description:
        'The faces it can have. The first is what everybody sees before they agree to statistics. Weights add up to 100.',
      of: [
        defineArrayMember({
          name: 'experimentVariant',
          title: 'Variant',
          type: 'object',
          fields: [
            defineField({
              name: 'name',
              title: 'Name',
              type: 'string',
              description: 'The name under which the site knows this variant, such as send.',
              validation: (rule) =>
                rule
                  .required()
                  .regex(camelCase)
                  .error('Name: use letters and digits without spaces, such as send.'),
            }),
            textField({
              name: 'label',
              title: 'Label',
              most: 80,
              description: 'What visitors see, or what is different for them.',
            }),
            defineField({
              name: 'weight',
              title: 'Weight',
              type: 'number',
              description: 'The share of visitors who see it, in whole per cent.',
              validation: (rule) =>
                rule
                  .required()
                  .integer()
                  .min(0)
                  .max(100)
                  .error('Weight: give a whole number from 0 to 100.'),
            }),
          ],
          preview: {
            select: { title: 'label', name: 'name', weight: 'weight' },
            prepare: ({ title, name, weight }) => ({ title, subtitle: `${name} · ${weight}%` }),
          },
        }),
      ],
      validation: (rule) => [
        rule.required().min(1).error('Variants: add at least one.'),
        rule.custom((variants, { parent }) =>
          variantsError(
            (parent as { name?: string } | undefined)?.name ?? '',
            (variants ?? []) as { name?: string; weight?: number }[],
          ),
        ),
      ],
    }),
  ],
  preview: {
    select: { title: 'name', variants: 'variants' },
    prepare: ({ title, variants }) => ({
      title,
      subtitle: Array.isArray(variants)
        ? variants
            .map(({ name, weight }: { name?: string; weight?: number }) => `${name} ${weight}%`)
            .join(' · ')
        : 'No variants yet',
    }),
  },
})
