import { describe, expect, test } from 'vitest'
import { corsa48, corsaOffers, corsaPcp48, northgate36 } from '#core/fixtures/landing.ts'
import { corsaPersonal36 } from '#core/fixtures/offers.ts'
import { openedDeal } from '#core/landing/deal-page-landing.ts'
import { dealView, drawnView } from '#core/landing/deal-view.ts'
import type { DealPreferences } from '#core/landing/deal-selection.ts'
import { chooseDeal, createDealStore, failOffers, takeOffers } from './deal-store.ts'

const opened = (preferences: DealPreferences = {}) => {
  const view = dealView(openedDeal('10000001', corsaOffers, preferences))!
  return createDealStore('10000001', drawnView(view))
}

test('a page starts on what the server drew', () => {
  const store = opened()
  expect(store.view.best).toBe(corsaPersonal36)
  expect(store).toMatchObject({ change: '', isNearest: false, hasFailed: false })
})

test('a chosen word shows the deal for it and says what it costs or saves', () => {
  const store = opened()
  chooseDeal(store, corsaOffers, { termMonths: 48 })
  expect(store.view.best).toBe(corsa48)
  expect(store.change).toBe('+£2 a month, +£2,494 in total')
  expect(store.isNearest).toBe(false)
  chooseDeal(store, corsaOffers, { termMonths: 36 })
  expect(store.view.offers).toEqual([corsaPersonal36, northgate36])
  expect(store.change).toBe('−£2 a month, −£2,494 in total')
})

test('a word that nobody quotes with the rest shows the nearest deal and says so', () => {
  const store = opened({ isInStock: true })
  chooseDeal(store, corsaOffers, { termMonths: 48 })
  expect(store.view.best).toBe(corsa48)
  expect(store.isNearest).toBe(true)
})

test('another finance type brings its prices and choices, and back again the first ones', () => {
  const store = opened()
  chooseDeal(store, corsaOffers, { financeType: 'pcp' })
  expect(store.view.selection).toMatchObject({ financeType: 'pcp', termMonths: 36, deposit: 2000 })
  expect(store.view.options.deposits).toEqual([2000, 3000])
  expect(store.isNearest).toBe(false)
  chooseDeal(store, corsaOffers, { deposit: 3000 })
  expect(store.view.best).toBe(corsaPcp48)
  chooseDeal(store, corsaOffers, { financeType: 'personal' })
  expect(store.view.selection.deposit).toBe(6)
  expect(store.view.best).toBe(corsa48)
})

test('a list drawn in part becomes whole when the offers come', () => {
  const store = opened()
  store.view = { ...store.view, offers: store.view.offers.slice(0, 1) }
  takeOffers(store, corsaOffers)
  expect(store.view.offers).toEqual([corsaPersonal36, northgate36])
})

describe('offers that do not come', () => {
  test('are said to have failed, and the page stays as it was', () => {
    const store = opened()
    const { view } = store
    failOffers(store)
    expect(store.hasFailed).toBe(true)
    expect(store.view).toBe(view)
    failOffers(store)
    expect(store.hasFailed).toBe(true)
  })

  test('can still come later', () => {
    const store = opened()
    failOffers(store)
    chooseDeal(store, corsaOffers, { termMonths: 48 })
    expect(store.view.best).toBe(corsa48)
    expect(store.hasFailed).toBe(false)
    expect(store.step.loads).toEqual([])
  })
})
