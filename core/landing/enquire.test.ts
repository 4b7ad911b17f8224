import { describe, expect, test } from 'vitest'
import { northgate36, openedCorsa } from '../fixtures/landing.ts'
import { corsaPersonal36 } from '../fixtures/offers.ts'
import { landing } from './landing.ts'
import type { LandingState } from './landing-state.ts'

const opened = openedCorsa()

const ordered = (state: LandingState, data: string) =>
  landing(state, {
    type: 'answered',
    name: 'order',
    request: state.tasks.order!.request,
    data,
  }).state

describe('L-39 an enquiry', () => {
  test('makes an order for the car and the offer chosen', () => {
    const { state, loads } = landing(opened, { type: 'enquired' })
    const request = opened.lastRequest + 1
    expect(loads).toEqual([
      { name: 'order', capId: '10000001', offerId: corsaPersonal36.id, request },
    ])
    expect(ordered(state, 'ref-1').orderRef).toBe('ref-1')
    const marked = landing(opened, { type: 'offerChosen', offerId: northgate36.id }).state
    expect(landing(marked, { type: 'enquired' }).loads).toMatchObject([{ offerId: northgate36.id }])
  })

  test('is one at a time, and the next one has a reference of its own', () => {
    const ordering = landing(opened, { type: 'enquired' }).state
    expect(landing(ordering, { type: 'enquired' })).toEqual({ state: ordering, loads: [] })
    const done = ordered(ordering, 'ref-1')
    const again = landing(done, { type: 'enquired' })
    expect(again.loads).toHaveLength(1)
    expect(again.state.orderRef).toBeNull()
  })

  test('needs an offer', () => {
    expect(landing({ ...opened, offers: [] }, { type: 'enquired' }).loads).toEqual([])
  })
})
