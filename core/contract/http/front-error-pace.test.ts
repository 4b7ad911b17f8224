import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frontErrorsPerMinute, reportTimesWith } from './front-error-pace.ts'

test('C-60 ten are told of, the next one only when a minute has passed since the first', () => {
  let told: readonly number[] = []
  for (let at = 0; at < 10; at++) told = reportTimesWith(told, at)!
  expect(told).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(reportTimesWith(told, 10)).toBeNull()
  expect(reportTimesWith(told, 59_999)).toBeNull()
  expect(reportTimesWith(told, 60_000)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 60_000])
})

test('C-60 however failures come, no minute has more than ten that are told of', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20_000), { maxLength: 200 }), (gapsMs) => {
      let told: readonly number[] = []
      const all: number[] = []
      let nowMs = 0
      for (const gapMs of gapsMs) {
        nowMs += gapMs
        const next = reportTimesWith(told, nowMs)
        if (next) all.push(nowMs)
        told = next ?? told
      }
      for (const from of all) {
        const within = all.filter((atMs) => atMs >= from && atMs < from + 60_000)
        expect(within.length).toBeLessThanOrEqual(frontErrorsPerMinute)
      }
    }),
  )
})
