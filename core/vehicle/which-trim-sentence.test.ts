import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currency } from '../pricing/money/currency.ts'
import { type FeatureFlag, featureFlags } from './feature-flag.ts'
import { whichTrim, type WeighedTrim } from './which-trim.ts'
import { whichTrimSentence } from './which-trim-sentence.ts'

const trim = (name: string, features: FeatureFlag[], monthlyPence: number | null): WeighedTrim => ({
  name,
  features,
  monthlyPence,
})
const plain: FeatureFlag[] = ['bluetooth', 'startStop']
const design = trim('Design', plain, 22_265)

test.each([
  ['nobody quotes', [trim('Design', plain, null)], null],
  [
    'one is quoted',
    [design, trim('GS', [], null)],
    'Design is the only trim with offers, so there is nothing to weigh.',
  ],
  [
    'none has more',
    [design, trim('GS', plain, 24_000)],
    'Design costs least, and no other trim has more equipment.',
  ],
  [
    'one feature worth it',
    [design, trim('GS', [...plain, 'heatedSeats'], 22_500)],
    'GS costs £2.35 a month more than Design, the cheapest, and adds one feature: heated seats. That is £2.35 for one extra feature, within the £5 a month we count for a feature.',
  ],
  [
    'many features worth it, some named',
    [
      design,
      trim(
        'GS',
        [
          ...plain,
          'androidAuto',
          'heatedSeats',
          'ledHeadlights',
          'satNav',
          'parkAssist',
          'alloyWheels',
        ],
        24_152,
      ),
    ],
    'GS costs £18.87 a month more than Design, the cheapest, and adds 6 features: Android Auto, alloy wheels, heated seats, LED headlights and 2 more. That is £3.15 for each extra feature, within the £5 a month we count for a feature.',
  ],
  [
    'a feature lost on the way',
    [design, trim('GS', ['startStop', 'heatedSeats', 'satNav'], 22_365)],
    'GS costs £1 a month more than Design, the cheapest, and adds 2 features: heated seats and sat nav, but goes without Bluetooth. That is £1 for one extra feature, within the £5 a month we count for a feature.',
  ],
  [
    'not worth it',
    [design, trim('GS', [...plain, 'heatedSeats', 'satNav'], 24_265)],
    'Design costs least. GS would cost £20 a month more than Design and add 2 features: heated seats and sat nav. That is £10 for each extra feature, more than the £5 a month we count for a feature.',
  ],
])('K-33 %s', (_, trims, sentence) => {
  expect(whichTrimSentence(trims)).toBe(sentence)
})

const someTrims = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('Air', 'Plus', 'Top', 'Ultimate'),
    features: fc.subarray(featureFlags),
    monthlyPence: fc.option(fc.integer({ min: 5_000, max: 60_000 })),
  }),
  { selector: ({ name }) => name },
)

test('K-33 says the trim it names and what the step to it costs', () => {
  fc.assert(
    fc.property(someTrims, (trims) => {
      const choice = whichTrim(trims)
      const sentence = whichTrimSentence(trims)
      expect(sentence === null).toBe(choice === null)
      if (!choice || sentence === null) return
      const { recommended, cheapest } = choice
      expect(sentence.startsWith(`${recommended.name} `)).toBe(true)
      if (recommended.name === cheapest.name) return
      const morePence = recommended.monthlyPence - cheapest.monthlyPence
      expect(sentence).toContain(`costs ${currency(morePence)} a month more than ${cheapest.name},`)
    }),
  )
})
