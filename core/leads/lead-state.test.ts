import { expect, test } from 'vitest'
import { furthestState, type LeadState } from './lead-state.ts'

test.each<[LeadState[], LeadState]>([
  [[], 'awaitingCode'],
  [['confirmed'], 'confirmed'],
  [['sent', 'confirmed'], 'sent'],
  [['confirmed', 'closed', 'sent'], 'closed'],
])('W-99 of %j the furthest is %s', (reached, furthest) => {
  expect(furthestState(reached)).toBe(furthest)
})
