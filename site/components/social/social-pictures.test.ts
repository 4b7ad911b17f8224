import { expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { corsa } from '#core/fixtures/vehicles.ts'
import { socialGuide } from './social-guide.ts'
import { socialImage } from './social-picture.ts'
import { socialRange } from './social-range.ts'

test('E-29 the picture of a range counts its versions and has its cheapest lease in full', () => {
  const deal = { derivative: corsa, offer: corsaPersonal36 }
  expect(socialRange(corsa, 1204, deal)).toMatchObject({
    name: 'Vauxhall Corsa',
    about: `1,204 versions, of which the cheapest is the ${corsa.name}`,
    price: { monthly: '£199', unit: 'a month inc. VAT' },
    lines: [
      '£1,194 first, then 35 payments',
      '8,000 miles a year · Personal lease',
      '£8,409 in total, fees included',
    ],
  })
  expect(socialRange(corsa, 1, deal).about).toBe(`The ${corsa.name}`)
  expect(socialRange(corsa, 2, { derivative: corsa, offer: corsaPcp36 }).price).toBeNull()
})

test('E-29 the picture of a guide says what it is about and when it was checked', () => {
  const guide = {
    title: 'Road tax',
    summary: 'What it costs.',
    updatedAt: '2026-11-01',
    category: { title: 'Costs' },
  }
  const shown = socialGuide(guide)
  expect(shown).toMatchObject({ price: null, lines: ['Costs', 'Last checked on 1 November 2026'] })
  const { url, alt } = socialImage('guides/costs/road-tax', shown)
  expect(alt).toBe('Road tax, What it costs., Costs, Last checked on 1 November 2026')
  expect(url).toMatch(/^\/site\/og\/guides\/costs\/road-tax\?v=[\w-]{12}$/)
  const later = socialGuide({ ...guide, updatedAt: '2026-11-02' })
  expect(socialImage('guides/costs/road-tax', later).url).not.toBe(url)
})
