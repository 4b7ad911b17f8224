import { describe, expect, test } from 'vitest'
import { corsa48, corsaInStock36, northgate36, openedCorsa } from '../fixtures/landing.ts'
import { corsaPersonal36 } from '../fixtures/offers.ts'
import { landing } from './landing.ts'
import type { LandingState } from './landing-state.ts'

const opened = openedCorsa()
const choose = (offerId: string, state: LandingState = opened) =>
  landing(state, { type: 'offerChosen', offerId })

describe('L-25 choosing an offer', () => {
  test('marks it', () => {
    expect(choose(northgate36.id)).toEqual({
      state: { ...opened, selectedOfferId: northgate36.id },
      loads: [],
    })
  })

  test('takes the mark away when it is the top offer', () => {
    expect(opened.topOffer).toBe(corsaPersonal36)
    const marked = choose(northgate36.id).state
    expect(choose(corsaPersonal36.id, marked).state.selectedOfferId).toBeNull()
  })

  test.each([corsa48.id, corsaInStock36.id, 'gone', ''])(
    'does nothing for %j, which is not shown',
    (id) => {
      const marked = choose(northgate36.id).state
      expect(choose(id, marked).state).toEqual(marked)
    },
  )

  test('marks any when there is no top offer', () => {
    const without = { ...opened, topOffer: null }
    expect(choose(corsaPersonal36.id, without).state.selectedOfferId).toBe(corsaPersonal36.id)
  })
})

test('L-24 another order takes effect at once and loads nothing', () => {
  const { state, loads } = landing(choose(northgate36.id).state, {
    type: 'sortChosen',
    sort: 'minPayment|desc',
  })
  expect(state).toEqual({ ...opened, selectedOfferId: northgate36.id, sort: 'minPayment|desc' })
  expect(loads).toEqual([])
})
