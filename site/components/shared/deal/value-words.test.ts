import { expect, test } from 'vitest'
import { corsaPersonal36 } from '#core/fixtures/offers.ts'
import { corsaSummary } from '#core/fixtures/vehicles.ts'
import { messages } from '#site/messages/en.ts'
import { valueOnCard } from './value-words.ts'

const words = (score: number | null | undefined, isApproximate: boolean) =>
  valueOnCard(
    {
      derivative: { ...corsaSummary, isApproximate },
      offer: corsaPersonal36,
      ...(score !== undefined && { score }),
    },
    messages.deal.card,
  )

test('D-53 a card says the score and leads to its explanation', () => {
  expect(words(82, false)).toEqual({
    words: 'Value 82 of 100',
    href: '/car-leasing/value-score',
  })
  expect(words(0, false)?.words).toBe('Value 0 of 100')
})

test('P-84 D-53 where the list price is an estimate it says about', () => {
  expect(words(82, true)?.words).toBe('Value about 80 of 100')
})

test.each([null, undefined])('D-53 a card without a score (%s) says nothing of it', (score) => {
  expect(words(score, false)).toBeUndefined()
})
