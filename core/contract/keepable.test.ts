import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isKeepable, keepableText, unkeepableField } from './keepable.ts'

describe('C-62 what no database keeps', () => {
  test.each([
    ['Ada', null],
    ['pair 😀', null],
    [7, null],
    [null, null],
    [undefined, null],
    [{ bytes: new Uint8Array([0, 0]), at: new Date(0) }, null],
    ['zero \0', ''],
    ['half \ud800', ''],
    [['zero \0'], ''],
    [{ request: 'zero \0' }, 'request'],
    [{ error: { url: '/', request: 'half \udc00' } }, 'request'],
    [{ errors: { name: ['fine', 'zero \0'] } }, 'name'],
    [{ values: { 'zero \0': 'a name' } }, 'values'],
  ])('of %j is in %j', (value, field) => {
    expect(unkeepableField(value)).toBe(field)
    expect(isKeepable(value)).toBe(field === null)
  })

  test('is found however deep it lies', () => {
    let value: unknown = 'zero \0'
    for (let depth = 0; depth < 50_000; depth++) value = [value]
    expect(isKeepable(value)).toBe(false)
  })

  test('is gone from a text that was made keepable, which is otherwise the same', () => {
    const parts = fc.array(fc.constantFrom('a', '😀', '\0', '\ud83d', '\ude00', ' ', '\ufffd'))
    fc.assert(
      fc.property(parts, (all) => {
        const text = all.join('')
        const kept = keepableText(text)
        expect(isKeepable(kept)).toBe(true)
        if (isKeepable(text)) expect(kept).toBe(text)
        expect(kept.length).toBe(text.replaceAll('\0', '').length)
      }),
    )
  })
})
