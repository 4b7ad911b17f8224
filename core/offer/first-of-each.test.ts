import { expect, test } from 'vitest'
import { firstOfEach } from './first-of-each.ts'

const firstLetter = (word: string) => word[0]!

test.each<[string[], number, string[]]>([
  [[], 3, []],
  [['audi', 'alpine', 'bmw', 'byd', 'audi'], 3, ['audi', 'bmw']],
  [['bmw', 'audi', 'citroen', 'dacia'], 3, ['bmw', 'audi', 'citroen']],
])('F-98 of %j at most %i are %j', (words, most, chosen) => {
  expect(firstOfEach(words, firstLetter, most)).toEqual(chosen)
})

test('F-98 no more is asked for than is needed', () => {
  function* makes() {
    yield 'audi'
    yield 'bmw'
    throw new Error('Two were enough.')
  }
  expect(firstOfEach(makes(), firstLetter, 2)).toEqual(['audi', 'bmw'])
})
