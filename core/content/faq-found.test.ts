import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFaqFound } from './faq-found.ts'

const text = 'Can I end the lease early? Usually, but it costs money. Ask Citroën’s provider.'

test.each([
  ['', true],
  ['   ', true],
  ['?!', true],
  ['early', true],
  ['END leas', true],
  ['lease end', true],
  ['citroen', true],
  ['Citroëns', true],
  ['early mileage', false],
  ['arly', false], // within a word
  [`${'early '.repeat(14)}mileage`, true], // past the first 80 letters
])('E-22 "%s" is found: %s', (find, expected) => {
  expect(isFaqFound(text, find)).toBe(expected)
})

test('E-22 what is found with more words is found with fewer', () => {
  const words = fc.array(fc.constantFrom('end', 'leas', 'early', 'van'), { maxLength: 4 })
  fc.assert(
    fc.property(words, words, (some, more) => {
      if (isFaqFound(text, [...some, ...more].join(' ')))
        expect(isFaqFound(text, some.join(' '))).toBe(true)
    }),
  )
})
