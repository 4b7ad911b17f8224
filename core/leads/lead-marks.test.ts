import { describe, expect, test } from 'vitest'
import type { LeadState } from './lead-state.ts'
import {
  markInstantMs,
  markRefusal,
  type MarkedState,
  takeBackMs,
  takeBackRefusal,
} from './lead-marks.ts'

test.each<[MarkedState, LeadState[], ReturnType<typeof markRefusal>]>([
  ['called', ['confirmed', 'sent'], null],
  ['ordered', ['confirmed'], null],
  ['closed', ['confirmed', 'sent', 'seen', 'called', 'ordered', 'delivered'], null],
  ['called', ['confirmed', 'called'], 'alreadyMarked'],
  ['called', ['confirmed', 'called', 'ordered'], 'alreadyMarked'],
  ['called', ['confirmed', 'ordered'], 'laterMarked'],
  ['delivered', ['confirmed', 'closed'], 'laterMarked'],
])('W-163 %s after %j: %s', (state, reached, refusal) => {
  expect(markRefusal(reached, state)).toBe(refusal)
})

describe('W-165 a mark is taken back', () => {
  const nowMs = Date.parse('2026-11-25T12:00:00Z')
  const step = (state: LeadState, agoMs: number) => ({ state, notedMs: nowMs - agoMs })
  test.each([
    ['within a day', [step('called', takeBackMs - 1)], null],
    ['not after one', [step('called', takeBackMs)], 'tooLate'],
    ['not where there is none', [step('seen', 5)], 'notMarked'],
    ['not before a later one', [step('called', 5), step('ordered', 4)], 'laterMarked'],
  ])('%s', (_, steps, refusal) => {
    expect(takeBackRefusal(steps, 'called', nowMs)).toBe(refusal)
  })
})

test.each([
  ['now', null, '2026-07-15T14:30:00Z'],
  ['today', '2026-07-15', '2026-07-15T14:30:00Z'],
  ['at noon of an earlier day', '2026-07-14', '2026-07-14T11:00:00Z'],
  ['not before the enquiry of that day', '2026-07-13', '2026-07-13T15:00:00Z'],
  ['not the day before it', '2026-07-12', null],
  ['not tomorrow', '2026-07-16', null],
])('W-164 a car is ordered %s', (_, day, at) => {
  const confirmedMs = Date.parse('2026-07-13T15:00:00Z')
  const nowMs = Date.parse('2026-07-15T14:30:00Z')
  expect(markInstantMs(day, { confirmedMs, nowMs })).toBe(at === null ? null : Date.parse(at))
})
