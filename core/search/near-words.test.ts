import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typingErrors } from './near-words.ts'

describe('F-133 typing errors', () => {
  test.each([
    ['golf', 'golf', 0],
    ['glof', 'golf', 1],
    ['gol', 'golf', null],
    ['golff', 'golf', 1],
    ['golx', 'golf', 1],
    ['tgiaun', 'tiguan', null],
    ['qashqui', 'qashqai', 1],
    ['qshquai', 'qashqai', 2],
    ['qshquia', 'qashqai', null],
    ['208x', '208', null],
    ['ab', 'ac', null],
    ['transporter', 'golf', null],
  ])('%s for %s: %s', (typed, word, errors) => {
    expect(typingErrors(typed, word)).toBe(errors)
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 10 })

  test('one letter wrong is at most one error, however the word reads', () => {
    fc.assert(
      fc.property(word, fc.nat(), (text, nat) => {
        const at = nat % text.length
        const typed = `${text.slice(0, at)}x${text.slice(at + 1)}`
        expect(typingErrors(typed, text)).toBe(1)
      }),
    )
  })

  test('words of one length are as near one way as the other', () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        fc.pre(left.length === right.length)
        expect(typingErrors(left, right)).toBe(typingErrors(right, left))
      }),
    )
  })
})
