import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { messages } from '../../messages/en.ts'
import { DealCard } from './deal-card.tsx'

const named = (name: string) => ({ id: 1, slug: name.toLowerCase(), name })
const corsa: DerivativeSummary = {
  capId: '10000001',
  manufacturer: named('Vauxhall'),
  range: named('Corsa'),
  carModel: named('Corsa'),
  name: '1.2 Turbo 100 GS',
  bodyType: 'hatchback',
  fuelType: 'petrol',
  transmission: 'manual',
  doors: 5,
  seats: 5,
  powerBhp: 100,
  co2: 119,
  combinedMpg: 53.3,
  batteryRangeMiles: null,
  paint: 'moss',
  isApproximate: true,
}
const common = ['8,000 miles a year', 'in total, fees included', 'Checked 1 November 2026']

test.each([
  [
    'lease',
    corsaPersonal36,
    // 41 × £199 and the £250 fee: £8,409, or £233.58 in each of 36 months
    ['£199', '£1,194 first, then 35 payments', '£8,409', '£233.58 a month with everything in it'],
  ],
  [
    'PCP',
    corsaPcp36,
    ['£345.29', '£2,000 deposit, then 35 payments', '£22,085.15', 'a month with everything in it'],
  ],
] as const)('D-42 the card of a %s says what it costs in full', (_, offer, own) => {
  const html = renderToStaticMarkup(
    <DealCard deal={{ derivative: corsa, offer }} texts={messages.deal} />,
  )
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  for (const words of [...own, ...common]) expect(text).toContain(words)
})

test('D-42 the home page has its note on illustrative prices', () => {
  expect(messages.home.note).toContain('{illustrative}')
})
