import { expect, test } from 'vitest'
import { codeText } from './code-text.ts'

test.each([
  ['https://www.larkway.example', '@www.larkway.example #012345'],
  // A port has no place in that line.
  ['http://localhost:3000', '@localhost #012345'],
])('W-82 the last line of a text message of %s is %s', (siteUrl, line) => {
  const text = codeText('012345', siteUrl)
  expect(text.split('\n').at(-1)).toBe(line)
  expect(text).toMatch(/^012345 /)
})
