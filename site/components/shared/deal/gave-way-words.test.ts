import { expect, test } from 'vitest'
import type { GaveWay } from '#core/landing/gave-way.ts'
import { corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { selectionOf } from '#core/landing/deal-selection.ts'
import { messages } from '#site/messages/en.ts'
import { gaveWayWords } from './gave-way-words.ts'

test.each<[GaveWay[], string]>([
  [[], ''],
  [
    [{ word: 'isInStock', before: true, after: false }],
    'Nobody quotes exactly that, so this gave way: in stock became factory order',
  ],
  [
    [
      { word: 'termMonths', before: 24, after: 36 },
      { word: 'annualMileageMiles', before: 12000, after: 10000 },
      { word: 'deposit', before: 1, after: 6 },
      { word: 'isMaintained', before: true, after: false },
    ],
    'Nobody quotes exactly that, so these gave way: 24 months became 36 months, 12,000 miles a year became 10,000 miles a year, 1 month up front became 6 months up front and with maintenance became without maintenance',
  ],
  [
    [{ word: 'financeType', before: 'pcp', after: 'personal' }],
    'Nobody quotes exactly that, so this gave way: PCP became Personal lease',
  ],
])('L-57 %#', (gaveWay, words) => {
  expect(gaveWayWords(gaveWay, selectionOf(corsaPersonal36), messages.deal)).toBe(words)
})

test('L-57 pounds down of a PCP', () => {
  const words = gaveWayWords(
    [{ word: 'deposit', before: 1000, after: 2000 }],
    selectionOf(corsaPcp36),
    messages.deal,
  )
  expect(words).toMatch(/£1,000 deposit became £2,000 deposit$/)
})
