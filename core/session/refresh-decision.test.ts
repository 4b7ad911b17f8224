import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refreshDecision, type StoredRefreshToken } from './refresh-decision.ts'

const current: StoredRefreshToken = { expiresAtMs: 100_000, isFamilyRevoked: false, rotation: null }
const rotated: StoredRefreshToken = { ...current, rotation: { atMs: 50_000, successor: 'r2' } }

describe('S-23 the server', () => {
  test.each<[string, StoredRefreshToken, number, unknown]>([
    ['exchanges a current token', current, 99_999, { kind: 'rotate' }],
    ['repeats the successor at once', rotated, 50_000, { kind: 'repeat', successor: 'r2' }],
    ['repeats it after 10 s', rotated, 60_000, { kind: 'repeat', successor: 'r2' }],
    ['repeats it by a clock that is behind', rotated, 49_000, { kind: 'repeat', successor: 'r2' }],
  ])('%s', (_name, stored, nowMs, expected) => {
    expect(refreshDecision(stored, nowMs)).toEqual(expected)
  })
})

describe('S-24 the server', () => {
  test.each<[string, StoredRefreshToken | null, number, string]>([
    ['takes a later one for a replay', rotated, 60_001, 'revokeFamily'],
    ['refuses an unknown one', null, 0, 'refuse'],
    ['refuses an expired one', current, 100_000, 'refuse'],
    ['refuses an expired one that was exchanged', rotated, 100_000, 'refuse'],
    ['refuses one of a revoked family', { ...current, isFamilyRevoked: true }, 0, 'refuse'],
    ['has revoked a family but once', { ...rotated, isFamilyRevoked: true }, 70_000, 'refuse'],
  ])('%s', (_name, stored, nowMs, kind) => {
    expect(refreshDecision(stored, nowMs)).toEqual({ kind })
  })
})

/** A server that keeps one family of tokens `r0`, `r1`, … and does as it is told. */
function family() {
  const tokens: StoredRefreshToken[] = [{ ...current, expiresAtMs: Infinity }]
  let isFamilyRevoked = false
  const present = (index: number, nowMs: number) => {
    const stored = tokens[index]
    const decision = refreshDecision(stored ? { ...stored, isFamilyRevoked } : null, nowMs)
    if (decision.kind === 'rotate' && stored) {
      stored.rotation = { atMs: nowMs, successor: `r${tokens.length}` }
      tokens.push({ ...current, expiresAtMs: Infinity })
    }
    if (decision.kind === 'revokeFamily') isFamilyRevoked = true
    return decision
  }
  return { present, tokens }
}

const steps = fc.array(fc.tuple(fc.nat({ max: 8 }), fc.nat({ max: 15_000 })))

test('S-23 S-24 a family has one current token at most, and none after a replay', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const { present, tokens } = family()
      let nowMs = 0
      let isRevoked = false
      for (const [index, pauseMs] of sequence) {
        nowMs += pauseMs
        const { kind } = present(index, nowMs)
        if (isRevoked) expect(kind).toBe('refuse')
        isRevoked ||= kind === 'revokeFamily'
        expect(tokens.filter(({ rotation }) => rotation === null)).toHaveLength(1)
      }
    }),
  )
})

test('S-23 many tabs with one token within ten seconds get one successor', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 10_000 }), { minLength: 2 }), (offsets) => {
      const { present } = family()
      present(0, 0)
      for (const nowMs of offsets.toSorted((left, right) => left - right)) {
        expect(present(0, nowMs)).toEqual({ kind: 'repeat', successor: 'r1' })
      }
    }),
  )
})
