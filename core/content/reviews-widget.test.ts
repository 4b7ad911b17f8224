import { expect, test } from 'vitest'
import { nextReviewsLookMs } from './reviews-widget.ts'

test('D-13 the reviews widget is looked for again every 500 ms, 20 times', () => {
  const delays: number[] = []
  for (;;) {
    const delayMs = nextReviewsLookMs(delays.length)
    if (delayMs === null) break
    delays.push(delayMs)
  }
  expect(delays).toEqual(Array.from({ length: 20 }, () => 500))
})
