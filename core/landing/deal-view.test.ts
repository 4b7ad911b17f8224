import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, corsaPersonal36, northgateDrive } from '../fixtures/offers.ts'
import { selectionOf } from './deal-selection.ts'
import { dealView } from './deal-view.ts'

test('a car without offers has no view', () => {
  expect(dealView([])).toBeNull()
})

test('with nothing wished for it opens on the top offer of the common profile', () => {
  const dearer = corsaOffer({ monthlyPaymentPence: 21400, provider: northgateDrive })
  const cheaperButLonger = corsaOffer({ monthlyPaymentPence: 15000, termMonths: 48 })
  const view = dealView([dearer, cheaperButLonger, corsaPersonal36])
  expect(view?.best).toBe(corsaPersonal36)
  expect(view?.offers).toEqual([corsaPersonal36, dearer])
  expect(view?.options.terms).toEqual([36, 48])
})

test('the saving is against the next provider, a month, in whole pounds', () => {
  const dearer = corsaOffer({ monthlyPaymentPence: 21400, provider: northgateDrive })
  const sameProvider = corsaOffer({ monthlyPaymentPence: 19950 })
  // (41 × £15.00) / 36 = £17.08
  expect(dealView([corsaPersonal36, sameProvider, dearer])?.savingPounds).toBe(17)
  expect(dealView([corsaPersonal36, sameProvider])?.savingPounds).toBe(0)
})

test('a special-offer flag alone does not make a hot deal', () => {
  const flagged = corsaOffer({ isSpecialOffer: true })
  const near = corsaOffer({ monthlyPaymentPence: 20000, provider: northgateDrive })
  const far = corsaOffer({ monthlyPaymentPence: 21400, provider: northgateDrive })
  expect(dealView([flagged, near])?.isHotDeal).toBe(false)
  expect(dealView([flagged, far])?.isHotDeal).toBe(true)
})

test('when the address says nothing of stock, the page opens where the offers are', () => {
  const inStock = corsaOffer({ isInStock: true })
  const view = dealView([inStock])
  expect(view?.selection.isInStock).toBe(true)
  expect(view?.options).toMatchObject({ inStockCount: 1, factoryCount: 0 })
})

test('a wish that no offer meets gives the nearest profile', () => {
  const offers = [corsaPersonal36, corsaOffer({ annualMileageMiles: 20000 }), corsaPcp36]
  expect(dealView(offers, { annualMileageMiles: 18000 })?.selection.annualMileageMiles).toBe(20000)
  expect(dealView(offers, { financeType: 'pcp', deposit: 9 })?.best).toBe(corsaPcp36)
})

test('what a visitor changes is met first: four years from the factory rather than three in stock', () => {
  const inStock = corsaOffer({ isInStock: true })
  const longer = corsaOffer({ termMonths: 48 })
  const wish = { ...selectionOf(inStock), termMonths: 48 }
  expect(dealView([inStock, longer], wish)?.best).toBe(inStock)
  expect(dealView([inStock, longer], wish, ['termMonths'])?.best).toBe(longer)
})

const anyOffer = fc
  .record({
    financeType: fc.constantFrom('personal' as const, 'business' as const),
    termMonths: fc.constantFrom(24, 36, 48),
    annualMileageMiles: fc.constantFrom(5000, 8000, 10000),
    initialRentals: fc.constantFrom(1, 6, 9),
    isInStock: fc.boolean(),
    isMaintained: fc.boolean(),
    monthlyPaymentPence: fc.integer({ min: 5000, max: 90000 }),
  })
  .map(corsaOffer)

test('a profile that exists is shown as wished, and every offer shown has it', () => {
  fc.assert(
    fc.property(fc.array(anyOffer, { minLength: 1, maxLength: 40 }), fc.nat(), (offers, pick) => {
      const wish = selectionOf(offers[pick % offers.length]!)
      const view = dealView(offers, wish)
      expect(view?.selection).toEqual(wish)
      for (const offer of view!.offers) expect(selectionOf(offer)).toEqual(wish)
    }),
  )
})
