import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isChunkFailure, mayReload } from './chunk-reload.ts'

describe('S-55 a failed chunk reloads once in 60 seconds', () => {
  test.each([
    ['never before', null, true],
    ['at this very moment', '100000', false],
    ['59.999 s ago', '40001', false],
    ['60 s ago', '40000', true],
    ['ahead of the clock', '100001', true],
    ['at a time that is none', 'yesterday', true],
    ['at an empty time', '', true],
  ])('the last reload was %s', (_name, lastReload, expected) => {
    expect(mayReload(lastReload, 100_000)).toBe(expected)
  })

  test('S-55 however often chunks fail', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90_000 })), (pauses) => {
        let stored: string | null = null
        let nowMs = 0
        let lastMs = -Infinity
        for (const pauseMs of pauses) {
          nowMs += pauseMs
          if (!mayReload(stored, nowMs)) continue
          expect(nowMs - lastMs).toBeGreaterThanOrEqual(60_000)
          stored = String(nowMs)
          lastMs = nowMs
        }
      }),
    )
  })
})

const named = (name: string) => Object.assign(new Error('failed'), { name })

describe('S-56 a chunk failed when the error', () => {
  test.each<[unknown, boolean]>([
    [named('ChunkLoadError'), true],
    [new Error('Loading chunk 7 failed.'), true],
    [new Error('Loading CSS chunk 7 failed.'), true],
    [new Error('Failed to load chunk /_next/static/chunks/a.js'), true],
    [new TypeError('Failed to fetch dynamically imported module: https://a/b.js'), true],
    [new TypeError('error loading dynamically imported module: https://a/b.js'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new TypeError('Failed to fetch'), false],
    [named('TypeError'), false],
    [new Error(''), false],
    ['Loading chunk 7 failed.', false],
    [null, false],
  ])('is %o: %s', (error, expected) => {
    expect(isChunkFailure(error)).toBe(expected)
  })
})
