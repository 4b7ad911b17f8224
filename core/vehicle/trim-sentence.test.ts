import { expect, test } from 'vitest'
import { trimSentence } from './trim-sentence.ts'

const trim = (name: string, features: number, monthlyPence: number | null) => ({
  name,
  added: Array.from({ length: features }),
  monthlyPence,
})
const design = trim('Design', 0, 20_000)
const unquoted = trim('Design', 0, null)

test.each([
  [design, null, 'The plainest, from £200 a month.'],
  [unquoted, null, 'The plainest. Nobody quotes it at present.'],
  [trim('GS', 7, 21_250), design, 'Adds 7 features to Design, for £12.50 a month more.'],
  [trim('GS', 1, 19_999), design, 'Adds 1 feature to Design, for £0.01 a month less.'],
  [trim('GS', 0, 20_000), design, 'Has no feature that Design has not, for the same price.'],
  [trim('GS', 2, 21_250), unquoted, 'Adds 2 features to Design, from £212.50 a month.'],
  [trim('GS', 2, null), design, 'Adds 2 features to Design. Nobody quotes it at present.'],
])('K-09 %j over %j', (own, below, sentence) => {
  expect(trimSentence(own, below)).toBe(sentence)
})
