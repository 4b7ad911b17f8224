import { expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { messages } from '#site/messages/en.ts'
import { dealBar } from './deal-bar.ts'

const texts = messages.deal.bar

test('D-46 the strip of a PCP shows the final payment and the fee apart', () => {
  const { label, parts } = dealBar({ ...corsaPcp36, processingFeePence: 1000 }, texts)
  expect(parts.map((part) => [part.kind, part.label, part.amount])).toEqual([
    ['first', 'Deposit', '£2,000'],
    ['monthly', '35 monthly payments', '£12,085.15'],
    ['final', 'Optional final payment', '£8,000'],
    ['fee', 'Option-to-purchase fee', '£10'],
  ])
  expect(label).toBe(
    'What you pay over 36 months if you buy it: Deposit £2,000, 35 monthly payments £12,085.15, ' +
      'Optional final payment £8,000, Option-to-purchase fee £10',
  )
})

test('the strip of a lease rules off each payment but the first, which is one, and the fee where there is one', () => {
  const { label, parts } = dealBar(corsaPersonal36, texts)
  expect(parts.map((part) => [part.kind, part.label, part.amount, part.payments])).toEqual([
    ['first', 'First payment', '£1,194', undefined],
    ['monthly', '35 monthly payments', '£6,965', 35],
    ['fee', 'Processing fee', '£250', undefined],
  ])
  expect(label).toContain('over 36 months: First payment £1,194,')
  expect(dealBar({ ...corsaPersonal36, processingFeePence: 0 }, texts).parts).toHaveLength(2)
})
