import type { Experiment } from '#schemas/generated/sanity.types.ts'
import type { SeedDocument } from './seed-document.ts'

/** An experiment that starts with this product; its scenarios are those core assigns by. */
const experiment = (
  key: string,
  {
    scenarios,
    ...rest
  }: Pick<Experiment, 'title' | 'hypothesis' | 'measure'> & {
    scenarios: readonly Scenario[]
  },
): SeedDocument<Experiment> => ({
  _id: `experiment-${key}`,
  _type: 'experiment',
  key,
  ...rest,
  startsOn: '2026-11-01',
  isActive: true,
  scenarios: scenarios.map(({ name, visitors, variants }) => ({
    _type: 'experimentScenario' as const,
    _key: name,
    name,
    visitors,
    variants: variants.map(([variant, label, weight]) => ({
      _type: 'experimentVariant' as const,
      _key: variant,
      name: variant,
      label,
      weight,
    })),
  })),
})

type Scenario = {
  name: string
  visitors: 'all' | 'facebook'
  /** The first is what everybody sees without consent. */
  variants: readonly [name: string, label: string, weight: number][]
}

/** What is being tried out. */
export const experiments = [
  experiment('enquiry-button', {
    title: 'Words on the enquiry button',
    hypothesis:
      'A button that speaks of checking a price asks for less of a promise, so more visitors press it.',
    measure: 'Orders for each view of a deal page',
    scenarios: [
      {
        name: 'enquiryButton',
        visitors: 'all',
        variants: [
          ['send', 'Send my enquiry', 90],
          ['check', 'Check this price', 10],
        ],
      },
    ],
  }),
  experiment('data-capture', {
    title: 'Asking for contact details in a drawer',
    hypothesis:
      'Visitors from social networks look around more and may like to be written to; others would be disturbed.',
    measure: 'Orders for each visitor',
    scenarios: [
      { name: 'deliverButton', visitors: 'all', variants: [['on', 'Shown', 100]] },
      { name: 'dataCaptureDrawer', visitors: 'all', variants: [['off', 'Not shown', 100]] },
      {
        name: 'dataCaptureDrawerFb',
        visitors: 'facebook',
        variants: [
          ['off', 'Not shown', 50],
          ['on', 'Shown', 50],
        ],
      },
    ],
  }),
]
