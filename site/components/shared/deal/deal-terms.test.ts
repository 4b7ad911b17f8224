import { expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { messages } from '#site/messages/en.ts'
import { dealTerms, excessTerm } from './deal-terms.ts'

const texts = messages.deal.terms
const labels = (offer: Parameters<typeof dealTerms>[0]) =>
  dealTerms(offer, texts).map(({ label }) => label)

test('D-46 the terms of a lease say its length in months', () => {
  expect(dealTerms(corsaPersonal36, texts)).toContainEqual({
    label: 'Contract length',
    value: '36 months',
  })
})

test('D-46 the terms of a PCP leave its money to the example, where it is together', () => {
  expect(labels(corsaPcp36)).toEqual(['Provider', 'Delivery', 'Price checked', 'Price held until'])
  expect(excessTerm(corsaPcp36, texts)).toEqual({ label: 'Excess mileage', value: '8p a mile' })
})
