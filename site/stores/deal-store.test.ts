import { expect, test } from 'vitest'
import { corsa48, corsaOffers, northgate36 } from '#core/fixtures/landing.ts'
import { corsaPersonal36 } from '#core/fixtures/offers.ts'
import { dealPage } from '#core/landing/deal-page.ts'
import { chooseDeal, createDealStore } from './deal-store.ts'

const opened = () => createDealStore(dealPage(corsaOffers, {})!)

test('a page starts on what the server drew', () => {
  const view = dealPage(corsaOffers, {})!
  const store = createDealStore(view)
  expect(store.view).toBe(view)
  expect(store.hasFailed).toBe(false)
})

test('a chosen word shows the deal for it and says what it costs or saves', () => {
  const store = opened()
  chooseDeal(store, corsaOffers, { termMonths: 48 })
  expect(store.view).toMatchObject({
    best: corsa48,
    priceChange: '−£6.43 a month, all in: £227.15 instead of £233.58',
  })
  expect(store.hasFailed).toBe(false)
})

test('L-46 a list drawn in part becomes whole when the offers come', () => {
  const view = dealPage(corsaOffers, {})!
  const store = createDealStore({ ...view, offers: view.offers.slice(0, 1) })
  chooseDeal(store, corsaOffers, {})
  expect(store.view.offers).toEqual([corsaPersonal36, northgate36])
  expect(store.view.priceChange).toBe('')
})

test('L-42 offers that do not come leave the page as it was, which says so', () => {
  const store = opened()
  const { view } = store
  for (const termMonths of [48, 24]) {
    chooseDeal(store, undefined, { termMonths })
    expect(store.hasFailed).toBe(true)
    expect(store.view).toBe(view)
  }
})

test('L-43 offers that come later are for the next choice', () => {
  const store = opened()
  chooseDeal(store, undefined, { termMonths: 48 })
  chooseDeal(store, corsaOffers, { isInStock: true })
  expect(store.view.selection).toMatchObject({ termMonths: 36, isInStock: true })
  expect(store.hasFailed).toBe(false)
})
