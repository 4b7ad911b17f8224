import { expect, test } from 'vitest'
import { corsa48, corsaOffers, northgate36 } from '../fixtures/landing.ts'
import { corsaOffer, corsaPersonal36, northgateDrive } from '../fixtures/offers.ts'
import { offerWithVat } from '../pricing/vat/offer-with-vat.ts'
import { changedChoice, changedDeal } from './changed-deal.ts'
import { dealPage } from './deal-page.ts'
import { noOfferChoice, offerChoiceFromSearch } from './offer-choice.ts'
import { dealPath } from './offer-path.ts'

const opened = dealPage(corsaOffers, {})!

test('L-60 offers stand by their totals until another order is chosen, and the best stays the best', () => {
  const lowMonth = corsaOffer({
    initialRentals: 6,
    monthlyPaymentPence: corsaPersonal36.monthlyPaymentPence - 1,
    processingFeePence: 99_900,
    provider: northgateDrive,
  })
  const offers = [corsaPersonal36, lowMonth]
  const view = dealPage(offers, {})!
  expect(view.offers).toEqual([corsaPersonal36, lowMonth])
  const byMonth = changedChoice(offers, view, { sort: 'minPayment|asc' })
  expect(byMonth.offers).toEqual([lowMonth, corsaPersonal36])
  expect(byMonth.best).toBe(corsaPersonal36)
  expect(changedChoice(offers, view, { sort: 'minPayment|desc' }).offers).toEqual(view.offers)
})

test('L-61 choosing another offer marks it, choosing the best clears the mark', () => {
  const marked = changedChoice(corsaOffers, opened, { offerId: northgate36.id })
  expect(marked).toMatchObject({ best: corsaPersonal36, shown: northgate36, priceChange: '' })
  expect(marked.choice.offerId).toBe(northgate36.id)
  const cleared = changedChoice(corsaOffers, marked, { offerId: corsaPersonal36.id })
  expect(cleared).toEqual(opened)
  expect(changedDeal(corsaOffers, marked, { termMonths: 48 }).choice.offerId).toBeNull()
  expect(dealPage(corsaOffers, {}, { choice: { ...noOfferChoice, offerId: 'none' } })).toEqual(
    opened,
  )
})

test('L-62 a budget leads to the nearest deal within it', () => {
  const view = changedChoice(corsaOffers, opened, { rentalRange: '500' })
  expect(view.isBudgetMissed).toBe(true)
  expect(view.best).toBe(opened.best)
  const dear = corsaOffer({ initialRentals: 9, monthlyPaymentPence: 26_000 })
  const offers = [corsaPersonal36, dear]
  const within = changedChoice(offers, dealPage(offers, {})!, { budgetRange: '250to350' })
  expect(within).toMatchObject({
    best: dear,
    isBudgetMissed: false,
    gaveWay: [{ word: 'deposit', before: 6, after: 9 }],
  })
})

test('L-62 choosing other terms sets the budget aside, until it is asked for again', () => {
  const view = changedChoice(corsaOffers, opened, { budgetRange: '150to250' })
  expect(view.choice.budgetRange).toBe('150to250')
  expect(changedDeal(corsaOffers, view, { termMonths: 36 }).choice.budgetRange).toBe('150to250')
  expect(changedDeal(corsaOffers, view, { isInStock: true }).choice.budgetRange).toBe('150to250')
  const off = changedDeal(corsaOffers, view, { termMonths: 48 })
  expect(off).toMatchObject({ best: corsa48, isBudgetOff: true, choice: noOfferChoice })
  expect(changedDeal(corsaOffers, off, { termMonths: 36 }).isBudgetOff).toBe(true)
  expect(changedChoice(corsaOffers, off, { rentalRange: '0' }).isBudgetOff).toBe(false)
})

test('L-60 with no offer left a choice of offers leaves the page as it is', () => {
  const view = changedChoice([], opened, { sort: 'minPayment|asc' })
  expect(view).toEqual({ ...opened, priceChange: '', gaveWay: [] })
})

test('L-62 a business price shown with VAT is held against a budget without it', () => {
  const offer = offerWithVat(corsaOffer({ financeType: 'business', monthlyPaymentPence: 24_000 }))
  const choice = { ...noOfferChoice, budgetRange: '150to250' as const }
  expect(dealPage([offer], {}, { choice })!.isBudgetMissed).toBe(false)
})

test('L-60 L-61 L-62 a choice stands in the address and reads back; what is none does not count', () => {
  const choice = {
    sort: 'minPayment|desc',
    budgetRange: '150to250',
    rentalRange: '2000',
    offerId: northgate36.id,
  } as const
  const { searchParams } = new URL(
    dealPath('10000001', opened.selection, false, choice),
    'https://larkway.test',
  )
  expect(offerChoiceFromSearch(Object.fromEntries(searchParams))).toEqual(choice)
  expect(dealPath('10000001', opened.selection, false, noOfferChoice)).toBe(
    dealPath('10000001', opened.selection),
  )
  expect(
    offerChoiceFromSearch({ sort: 'mpg|desc', budgetRange: 'x', rentalRange: ['7', '500'] }),
  ).toEqual(noOfferChoice)
})
