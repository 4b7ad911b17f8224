import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFetchShown, progressShare } from './loading-display.ts'

const startedAtMs = 1000

describe('D-08 the progress bar', () => {
  test.each([
    ['is not there at once', null, 1000, null],
    ['nor for 200 ms', null, 1199, null],
    ['begins empty', null, 1200, 0],
    ['fills evenly', null, 3700, 0.5],
    ['is full after 5 seconds', null, 6200, 1],
    ['and waits full', null, 60_000, 1],
  ])('%s', (_, endedAtMs, nowMs, share) => {
    expect(progressShare({ startedAtMs, endedAtMs }, nowMs)).toBe(share)
  })

  test('never runs backwards while a page loads', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), (earlier, later) => {
        const at = (afterMs: number) =>
          progressShare({ startedAtMs, endedAtMs: null }, startedAtMs + afterMs) ?? 0
        expect(at(earlier + later)).toBeGreaterThanOrEqual(at(earlier))
      }),
    )
  })
})

test.each([
  ['full when the page is there', 1500, 1500, 1],
  ['for 500 ms', 1500, 1999, 1],
  ['then gone', 1500, 2000, null],
  ['as when it ended the moment it appeared', 1200, 1200, 1],
  ['and never there for a page that came sooner', 1199, 1200, null],
])('D-09 the progress bar is %s', (_, endedAtMs, nowMs, share) => {
  expect(progressShare({ startedAtMs, endedAtMs }, nowMs)).toBe(share)
})

test.each([
  [null, 1199, false],
  [null, 1200, true],
  [null, 99_000, true],
  [1100, 1300, false],
  [1250, 1250, false],
])('D-10 a request that ended at %s shows at %i: %s', (endedAtMs, nowMs, isShown) => {
  expect(isFetchShown({ startedAtMs, endedAtMs }, nowMs)).toBe(isShown)
})
