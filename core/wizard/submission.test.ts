import { describe, expect, test } from 'vitest'
import { submissionFor, submissionWindow } from './submission.ts'

describe('W-33 the same content keeps its key, other content has another', () => {
  const first = submissionFor(null, { name: 'Ada' }, 'k1')
  test('first', () => {
    expect(first).toEqual({ key: 'k1', content: '{"name":"Ada"}' })
  })
  test('again', () => {
    expect(submissionFor(first, { name: 'Ada' }, 'k2')).toBe(first)
  })
  test('changed', () => {
    expect(submissionFor(first, { name: 'Ada L' }, 'k2')).toEqual({
      key: 'k2',
      content: '{"name":"Ada L"}',
    })
  })
})

test.each([
  [0, 0],
  [599_999, 0],
  [600_000, 1],
  [1_200_000, 2],
])('W-34 %d ms lie in window %d of ten minutes', (nowMs, window) => {
  expect(submissionWindow(nowMs)).toBe(window)
})
