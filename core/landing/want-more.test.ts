import { describe, expect, test } from 'vitest'
import { openedCorsa } from '../fixtures/landing.ts'
import { landing } from './landing.ts'
import type { LandingState } from './landing-state.ts'
import { isReviewDisabled } from './want-more.ts'

const opened = openedCorsa()

const answer = (state: LandingState, name: 'reviews' | 'otherCars', data: unknown) =>
  landing(state, {
    type: 'answered',
    name,
    request: state.tasks[name]!.request,
    data,
  } as never).state

describe.each(['reviews', 'otherCars'] as const)('L-33 %s', (name) => {
  const wanted = landing(opened, { type: 'moreWanted', name })

  test('are loaded when first wanted', () => {
    expect(opened[name]).toBeNull()
    expect(wanted.loads).toMatchObject([{ name, capId: opened.capId }])
  })

  test('are not asked for twice, nor again once they have come, even if there are none', () => {
    expect(landing(wanted.state, { type: 'moreWanted', name })).toEqual({
      state: wanted.state,
      loads: [],
    })
    const come = answer(wanted.state, name, [])
    expect(come[name]).toEqual([])
    expect(landing(come, { type: 'moreWanted', name })).toEqual({ state: come, loads: [] })
  })

  test('are asked for again after a failure', () => {
    const { request } = wanted.state.tasks[name]!
    const failed = landing(wanted.state, { type: 'failed', name, request }).state
    expect(landing(failed, { type: 'moreWanted', name }).loads).toMatchObject([{ name }])
    expect(landing(failed, { type: 'retried', name }).loads).toMatchObject([{ name }])
  })
})

test('L-33 the review tab is off once it is known that there is none', () => {
  expect(isReviewDisabled({ ...opened, reviews: null })).toBe(false)
  expect(isReviewDisabled({ ...opened, reviews: ['Good.'] })).toBe(false)
  expect(isReviewDisabled({ ...opened, reviews: [] })).toBe(true)
})
