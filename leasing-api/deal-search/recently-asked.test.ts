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
