import { describe, expect, test } from 'vitest'
import { markedText } from '#site/components/shared/text/test/marked-text.ts'
import { headingId } from '#site/components/shared/text/heading-id.ts'
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

describe('E-08 in the preview, whose marks nobody sees', () => {
  test('a text takes as long to read', () => {
    const paragraphs = Array.from({ length: 23 }, () => 'word '.repeat(10))
    expect(readingMinutes(paragraphs.map(markedText).join('\n\n'))).toBe(1)
  })

  test('a heading of several parts has the same address', () => {
    expect(headingId(`${markedText('What is ')}${markedText('an initial')} rental?`)).toBe(
      'what-is-an-initial-rental',
    )
  })
})
