import { expect, test } from 'vitest'
import { messageText } from '../messages/message-text.ts'
import { codeReadingText, wrongCodeText } from './code-refusal.ts'

test.each([
  ['errors.required', 'This field is required'],
  ['errors.tryAgain', 'Try again. The code has six digits.'],
] as const)('W-79 what cannot be a code (%s) is said to be "%s"', (key, text) => {
  expect(messageText(codeReadingText(key))).toBe(text)
})

test.each([
  [4, '4 tries are left.'],
  [1, 'One try is left.'],
])('W-79 with %i tries left a wrong code says so', (left, tries) => {
  expect(wrongCodeText(left)).toBe(
    `Try again. That is not the code of our last text message. ${tries}`,
  )
})
