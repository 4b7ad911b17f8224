import { expect, test } from 'vitest'
import { responseWords } from './response-words.ts'

test.each([
  [0, '1 minute'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [61, '1½ hours'],
  [120, '2 hours'],
  [121, '2½ hours'],
  [1000, '17 hours'],
])('W-172 %d minutes are %s', (minutes, words) => {
  expect(responseWords(minutes)).toBe(words)
})
