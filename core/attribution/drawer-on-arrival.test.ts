import { expect, test } from 'vitest'
import { firstVariants } from '../experiments/assign-variants.ts'
import { scenarios } from '../experiments/scenarios.ts'
import { assignmentToText } from '../experiments/stored-assignment.ts'
import { opensDrawerOnArrival } from './drawer-on-arrival.ts'

const nowMs = Date.parse('2026-11-24T12:00:00Z')
const stored = (fb: 'on' | 'off', atMs = nowMs) =>
  assignmentToText({ ...firstVariants(scenarios), dataCaptureDrawerFb: fb }, scenarios, atMs)
const eightDaysAgo = nowMs - 8 * 86_400_000

test.each([
  ['from Facebook, assigned on', { fbclid: 'f' }, stored('on'), true],
  ['from Facebook, assigned off', { fbclid: 'f' }, stored('off'), false],
  ['from Facebook, not assigned', { fbclid: 'f' }, '', false],
  ['from Facebook, an assignment that ended', { fbclid: 'f' }, stored('on', eightDaysAgo), false],
  ['from Facebook, junk', { fbclid: 'f' }, '{', false],
  ['from Google as well', { fbclid: 'f', gclid: 'g' }, stored('on'), false],
  ['from anywhere else', {}, stored('on'), false],
])('A-23 A-18 A-19 the drawer for a visitor %s: %#', (_, campaign, text, opens) => {
  expect(opensDrawerOnArrival(campaign, text, nowMs)).toBe(opens)
})
