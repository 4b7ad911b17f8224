import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { penceToPounds, poundsToPence } from './money.ts'

describe('C-11 pence inside, pounds outside', () => {
  test('every whole number of pence comes back from its pounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (pence) => {
        expect(poundsToPence(penceToPounds(pence))).toBe(pence)
      }),
    )
  })

  test('pounds have at most two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (pence) => {
        expect(String(penceToPounds(pence))).toMatch(/^\d+(\.\d{1,2})?$/)
      }),
    )
  })

  test.each([
    [289.47, 28947],
    [0, 0],
    [0.01, 1],
    [199.994, 19999],
    [199.996, 20000],
  ])('%d pounds are %d pence, to the nearest penny', (pounds, pence) => {
    expect(poundsToPence(pounds)).toBe(pence)
  })
})
