import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

describe('C-63 a text is cut without halving a character', () => {
  test.each([
    ['Ada', 5, 'Ada'],
    ['Ada', 3, 'Ada'],
    ['Ada', 2, 'Ad'],
    ['Ada', 0, ''],
    ['', 0, ''],
    ['ab😀', 4, 'ab😀'],
    ['ab😀', 3, 'ab'],
    ['😀', 1, ''],
    ['😀😀', 2, '😀'],
    ['😀😀', 3, '😀'],
  ])('%j to %d', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut)
  })

  const text = fc.string({
    unit: fc.constantFrom('a', ' ', 'é', '😀', '👩\u200d👧'),
    maxLength: 30,
  })
  const most = fc.nat(40)

  test('what is left is the beginning, as long as may be, and well formed', () => {
    fc.assert(
      fc.property(text, most, (whole, limit) => {
        const cut = cutText(whole, limit)
        expect(whole.startsWith(cut)).toBe(true)
        expect(cut.isWellFormed()).toBe(true)
        expect(cut.length).toBeLessThanOrEqual(limit)
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(whole.length, limit - 1))
      }),
    )
  })

  test('to cut twice is to cut to the shorter, and halves that were there are no reason to throw', () => {
    const any = fc.string({ unit: 'binary', maxLength: 20 })
    const halves = fc.array(fc.constantFrom('\ud83d', '\ude00', 'a')).map((all) => all.join(''))
    fc.assert(
      fc.property(fc.oneof(text, any, halves), most, most, (whole, one, other) => {
        const cut = cutText(whole, one)
        expect(cut.length).toBeLessThanOrEqual(one)
        expect(cutText(cut, other)).toBe(cutText(whole, Math.min(one, other)))
      }),
    )
  })
})
