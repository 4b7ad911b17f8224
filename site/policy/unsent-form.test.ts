import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unsentFieldsMark, withUnsentFields } from './unsent-form.ts'

const page = `<form>${unsentFieldsMark}<button>Send again</button></form>`

test('G-07 fields are hidden inputs of the form', () => {
  expect(withUnsentFields(page, [['name', 'Ann "$&" <O\'Neil>']])).toBe(
    '<form><input type="hidden" name="name" value="Ann &#34;$&#38;&#34; &#60;O&#39;Neil&#62;"/><button>Send again</button></form>',
  )
})

test('G-07 no value leaves its attribute, and every one can be read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const html = withUnsentFields(page, [['message', value]])
      const [, written = ''] = /value="([^"]*)"\/><button>/.exec(html) ?? []
      expect(written).not.toMatch(/[<>']/)
      const read = written.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
      expect(read).toBe(value)
    }),
  )
})
