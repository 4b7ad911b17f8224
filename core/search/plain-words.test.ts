import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

test.each([
  ['Citroën C3, from £199', ['citroen', 'c3', 'from', '199']],
  ["Driver's car", ['drivers', 'car']],
  ['e-tron', ['e', 'tron']],
  ['', []],
  ['車', []],
])('F-133 the words of “%s”', (text, words) => {
  expect(plainWords(text)).toEqual(words)
})
