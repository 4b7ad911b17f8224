import { describe, expect, test } from 'vitest'
import { rankTest } from './rank-test.ts'

const upTo = (count: number, step = 1) => Array.from({ length: count }, (_, at) => at * step)

describe('rank test', () => {
  test('two series of the same times do not differ', () => {
    expect(rankTest(upTo(50), upTo(50))).toEqual({ above: 0.5, probability: expect.closeTo(1, 6) })
  })

  test('a series above another is told from it', () => {
    const { above, probability } = rankTest(
      upTo(50).map((time) => time + 100),
      upTo(50),
    )
    expect(above).toBe(1)
    expect(probability).toBeLessThan(1e-9)
  })

  test('a worked example: 1, 2, 4 above 3, 5 in one of six pairs', () => {
    // Rank sum 1 + 2 + 4 = 7, so U = 1; variance 3 × 2 × 6 / 12 = 3, distance 2 / √3 = 1.1547.
    const { above, probability } = rankTest([1, 2, 4], [3, 5])
    expect(above).toBeCloseTo(1 / 6)
    expect(probability).toBeCloseTo(0.2482, 4)
  })

  test('ties count half, and one value alone says nothing', () => {
    expect(rankTest([1, 1, 1], [1, 1])).toEqual({ above: 0.5, probability: expect.closeTo(1, 6) })
  })

  test('an empty series is refused', () => {
    expect(() => rankTest([], [1])).toThrow(RangeError)
  })
})
