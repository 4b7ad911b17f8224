import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTokenExpired, tokenExpiresAtMs } from './token-expiry.ts'

describe('S-10 a token counts as expired ten seconds early', () => {
  test.each([
    [900, 0, 890_000],
    [900, 5_000, 895_000],
    [11, 5_000, 6_000],
    [10.5, 5_000, 5_500],
    [10, 5_000, 5_000],
    [1, 5_000, 5_000],
    [0, 5_000, 5_000],
    [-900, 5_000, 5_000],
    [Number.NaN, 5_000, 5_000],
    [Infinity, 5_000, 5_000],
  ])('a life of %s s at %i ends at %i', (seconds, nowMs, expected) => {
    expect(tokenExpiresAtMs(seconds, nowMs)).toBe(expected)
  })

  test.each([
    [9_999, false],
    [10_000, true],
    [10_001, true],
  ])('of an expiry at 10000, %i is past: %s', (nowMs, expected) => {
    expect(isTokenExpired({ expiresAtMs: 10_000 }, nowMs)).toBe(expected)
  })

  test('S-10 no token outlives what the server gave, nor expires before it came', () => {
    fc.assert(
      fc.property(fc.double(), fc.nat(), (seconds, nowMs) => {
        const expiresAtMs = tokenExpiresAtMs(seconds, nowMs)
        expect(expiresAtMs).toBeGreaterThanOrEqual(nowMs)
        if (seconds > 10 && Number.isFinite(seconds)) {
          expect(expiresAtMs).toBeLessThanOrEqual(nowMs + seconds * 1000)
        }
      }),
    )
  })
})
