import { expect, test } from 'vitest'
import { recentlyAsked } from './recently-asked.ts'

test('what was asked recently is not worked out again, and the oldest is forgotten', () => {
  const recent = recentlyAsked<{ of: string }>(2)
  const made: string[] = []
  const ask = (question: string) =>
    recent.get(question, () => {
      made.push(question)
      return { of: question }
    })
  const first = ask('a')
  ask('b')
  expect(ask('a')).toBe(first)
  ask('c')
  expect(ask('a')).toBe(first)
  expect(ask('b')).toEqual({ of: 'b' })
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('the value that goes is handed to what takes its place, to use its memory again', () => {
  const recent = recentlyAsked<string>(2)
  const gone: (string | undefined)[] = []
  for (const question of ['a', 'b', 'a', 'c', 'd']) {
    recent.get(question, (value) => {
      gone.push(value)
      return `of ${question}`
    })
  }
  expect(gone).toEqual([undefined, undefined, 'of b', 'of a'])
})
