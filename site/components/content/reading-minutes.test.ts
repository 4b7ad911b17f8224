import { expect, test } from 'vitest'
import { headingId } from './heading-id.ts'
import { readingMinutes } from './reading-minutes.ts'

test.each([
  ['', 1],
  ['a few words', 1],
  ['word '.repeat(690), 3],
])('%#', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})

test.each([
  ['What is an initial rental?', 'what-is-an-initial-rental'],
  ['Café & co.', 'cafe-co'],
])('the heading %s is found at #%s', (heading, id) => {
  expect(headingId(heading)).toBe(id)
})
