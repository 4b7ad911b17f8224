import { expect, test } from 'vitest'
import { shareOfPence } from './share-of-pence.ts'

test.each([
  [20_000, 5000, 10_000, 10_000],
  [1, 5000, 1, 0], // half a penny
  [19_999, 2000, 4000, 3999],
  [12_345, 10_000, 12_345, 12_345],
  [12_345, 0, 0, 0],
])(
  'P-03 of %i pence %i hundredths of a per cent are %i half up, %i down',
  (pence, basisPoints, halfUp, down) => {
    expect(shareOfPence(pence, basisPoints)).toBe(halfUp)
    expect(shareOfPence(pence, basisPoints, 'down')).toBe(down)
  },
)
