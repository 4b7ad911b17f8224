import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { messages } from '#site/messages/en.ts'
import { todayWords } from './today-words.ts'

test.each([
  ['the same', corsaPersonal36, corsaPersonal36, 'Harbour Leasing quotes the same price today.'],
  [
    'another month',
    corsaPersonal36,
    corsaOffer({ monthlyPaymentPence: 20_950 }),
    'Harbour Leasing quotes £209.50 a month on these terms today.',
  ],
  [
    'another fee',
    corsaPersonal36,
    corsaOffer({ processingFeePence: 0 }),
    'Harbour Leasing quotes £199 a month on these terms today.',
  ],
  ['none', corsaPersonal36, null, 'Harbour Leasing no longer quotes this deal.'],
  [
    'other credit, without a price by itself',
    corsaPcp36,
    { ...corsaPcp36, totalPayablePence: corsaPcp36.totalPayablePence + 100 },
    'Harbour Leasing quotes another price on these terms today.',
  ],
])('D-44 of a quote today’s price is %s', (_, quoted, today, words) => {
  expect(todayWords(quoted, today, messages.saved.quote)).toBe(words)
})
