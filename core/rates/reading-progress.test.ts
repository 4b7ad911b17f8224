import { expect, test } from 'vitest'
import { aboutRows, percentOf } from './reading-progress.ts'

test.each([
  [{ doneBytes: 1_048_576, totalBytes: 70_000_000, rows: 15_020 }, 1_000_000],
  [{ doneBytes: 500, totalBytes: 1000, rows: 7 }, 14],
  [{ doneBytes: 300, totalBytes: 1000, rows: 3 }, 10],
  [{ doneBytes: 999, totalBytes: 1000, rows: 1040 }, 1040], // never fewer than there are
  [{ doneBytes: 1000, totalBytes: 1000, rows: 1049 }, 1049],
  [{ doneBytes: 0, totalBytes: 1000, rows: 0 }, null],
  [{ doneBytes: 0, totalBytes: 1000, rows: 2 }, null],
  [{ doneBytes: 100, totalBytes: 1000, rows: 0 }, null],
])('T-23 of %j the rows are about %s', (progress, rows) => {
  expect(aboutRows(progress)).toBe(rows)
})

test.each([
  [0, 1000, 0],
  [999, 1000, 99],
  [1000, 1000, 100],
  [1001, 1000, 100],
  [0, 0, 0],
])('T-23 %i of %i are %i per cent', (done, total, percent) => {
  expect(percentOf(done, total)).toBe(percent)
})
