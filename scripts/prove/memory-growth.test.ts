import { expect, test } from 'vitest'
import { growth } from './memory-growth.ts'

/** A hundred samples around a line, up and down as a garbage collector's. */
const samples = (at: (place: number) => number) =>
  Array.from({ length: 100 }, (_, place) => at(place) + (place % 4) * 20)

test.each([
  ['flat', () => 1000, 0],
  ['filling its caches at first', (at: number) => Math.min(1000, 500 + at * 40), 0],
  ['growing without end', (at: number) => 1000 + at * 10, 0.46],
  ['shrinking', (at: number) => 1000 - at * 5, -0.34],
])('C-153 memory that is %s', (_, at, share) => {
  expect(growth(samples(at)).share).toBeCloseTo(share, 1)
})
