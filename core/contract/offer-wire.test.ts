import { expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '../fixtures/offers.ts'
import { offerFromWire } from './offer-from-wire.ts'
import { offerToWire } from './offer-to-wire.ts'
import { wireOffer } from './wire-offer.ts'

test.each([
  ['lease', corsaPersonal36],
  ['PCP', corsaPcp36],
])('a %s offer crosses the border and comes back the same', (_, offer) => {
  const wire = wireOffer.parse(JSON.parse(JSON.stringify(offerToWire(offer))))
  expect(offerFromWire(wire)).toEqual(offer)
})

test('JSON carries pounds under the field’s names', () => {
  expect(offerToWire(corsaPersonal36)).toMatchObject({
    monthlyPayment: 199,
    initialPayment: 1194,
    upfront: 1444,
    totalCost: 8409,
    effectiveMonthly: 233.58,
    budgetRange: '150to250',
    rentalRange: '2000',
    stock: 0,
  })
})
