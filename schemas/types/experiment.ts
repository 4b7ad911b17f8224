import { defineArrayMember, defineField, defineType } from 'sanity'
import { keyRules, textField } from '../fields/shared-fields.ts'
import { today } from '../validation/today.ts'
import { experimentScenario } from './experiment-scenario.ts'
import { ownRule } from '../validation/own-rule.ts'

/** A trial of different faces of the site, each shown to a share of visitors. */
export const experiment = defineType({
  name: 'experiment',
  title: 'Experiment',
  type: 'document',
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      most: 80,
      description: 'What is tried, in words a colleague understands.',
    }),
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description: 'The name under which results are counted. Do not change it while it runs.',
      validation: keyRules('experiment', 'experiment', 'enquiry-button'),
    }),
    defineField({
      name: 'hypothesis',
      title: 'Hypothesis',
      type: 'text',
      rows: 2,
      description: 'What you expect to happen, and why.',
      validation: (rule) =>
        rule
          .required()
          .max(400)
          .error('Hypothesis: say in at most 400 characters what you expect.'),
    }),
    defineField({
      name: 'measure',
      title: 'Measure',
      type: 'string',
      description: 'The number that decides, such as "orders per view of a deal page".',
      validation: (rule) =>
        rule.required().max(160).error('Measure: name the number that decides.'),
    }),
    defineField({
      name: 'startsOn',
      title: 'First day',
      type: 'date',
      description: 'From midnight at the start of this day, London time.',
      validation: (rule) => rule.required().error('First day: choose a date.'),
    }),
    defineField({
      name: 'endsOn',
      title: 'Last day',
      type: 'date',
      description: 'It still runs on this day. Leave empty to run until you switch it off.',
      validation: (rule) => [
        rule
          .min(rule.valueOfField('startsOn'))
          .error('Last day: choose a date that is not before First day, or none.'),
        ownRule(rule)
          .custom((endsOn, { document }) =>
            endsOn && endsOn < today() && document?.isActive === true
              ? 'Last day: this date has passed and everybody sees the first variant. Choose a later one, or switch the experiment off.'
              : true,
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'isActive',
      title: 'Switched on',
      type: 'boolean',
      description: 'Switched off, everybody sees the first variant of each scenario.',
      initialValue: false,
      validation: (rule) => rule.required().error('Switched on: choose yes or no.'),
    }),
    defineField({
      name: 'scenarios',
      title: 'Scenarios',
      type: 'array',
      description: 'The things that vary, each by itself.',
      of: [defineArrayMember({ type: experimentScenario.name })],
      validation: (rule) => [
        rule.required().min(1).error('Scenarios: add at least one.'),
        rule.custom((scenarios) => {
          const names = (scenarios as { name?: string }[] | undefined)?.map(({ name }) => name)
          const twice = names?.find((name, at) => name && names.indexOf(name) !== at)
          return twice ? `Scenarios: two are named “${twice}”; rename one.` : true
        }),
      ],
    }),
  ],
  orderings: [
    { title: 'First day', name: 'startsOn', by: [{ field: 'startsOn', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title', isActive: 'isActive', startsOn: 'startsOn', endsOn: 'endsOn' },
    prepare: ({ title, isActive, startsOn, endsOn }) => ({
      title,
      subtitle: `${isActive ? 'On' : 'Off'} · from ${startsOn ?? '…'}${endsOn ? ` to ${endsOn}` : ''}`,
    }),
  },
})
