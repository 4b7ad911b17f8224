import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { messages } from '#site/messages/en.ts'
import { specialOnCard, specialSentence } from './special-words.ts'

const texts = messages.deal.card
const special = (savingPence: number, isHot = false) =>
  corsaOffer({ isSpecialOffer: true, special: { savingPence, isHot } })

test.each([
  [special(642), 'Special offer', '£6 a month below ordinary prices'],
  [special(699, true), 'Hot deal', '£6 a month below ordinary prices'],
  [special(99), 'Special offer', 'Under £1 a month below ordinary prices'],
])('P-73 a card names what a special offer saves, and against what: %#', (offer, mark, why) => {
  expect(specialOnCard(offer, texts)).toEqual({ mark, why })
  const what = why.startsWith('Under') ? 'under £1' : '£6'
  expect(specialSentence(offer, texts)).toBe(
    `${mark}: ${what} a month less, all in, than the cheapest ordinary price here for this car on these terms`,
  )
})

test.each([
  ['an ordinary offer', corsaPersonal36],
  ['one that its provider alone calls special', corsaOffer({ isSpecialOffer: true })],
  ['a PCP', corsaPcp36],
])('P-72 %s has no mark', (_, offer) => {
  expect(specialOnCard(offer, texts)).toBeUndefined()
  expect(specialSentence(offer, texts)).toBeUndefined()
})
