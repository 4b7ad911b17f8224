import { expect, test } from 'vitest'
import { hello, isHello, sandboxTokens } from './frame-messages.ts'

test.each([
  [hello, true],
  [{ larkway: 'hello', more: 1 }, true],
  [{ larkway: 'height', height: 1 }, false],
  ['hello', false],
  [null, false],
  [undefined, false],
])('D-83 %j says hello: %j', (data, isFirst) => {
  expect(isHello(data)).toBe(isFirst)
})

test('D-84 a sandbox lets an enquiry out of itself', () => {
  expect(sandboxTokens).toContain('allow-popups-to-escape-sandbox')
})
