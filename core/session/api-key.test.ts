import { expect, test } from 'vitest'
import { isApiKey, shownKeyStart } from './api-key.ts'

const key = `lwk_${'aZ0_-'.repeat(8)}abc`

test.each([
  [key, true],
  [key.slice(1), false],
  [`${key}x`, false],
  [key.replace('Z', '.'), false],
  ['', false],
])('C-182 %j is a key: %s', (token, expected) => {
  expect(isApiKey(token)).toBe(expected)
})

test('C-182 of a key only its beginning is shown', () => {
  expect(shownKeyStart(key)).toBe('lwk_aZ0_-a')
})
