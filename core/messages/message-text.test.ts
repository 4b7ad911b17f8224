import { expect, test } from 'vitest'
import { messageText } from './message-text.ts'

test.each([
  ['errors.tryAgain', 'Try again'],
  ['Already a sentence.', 'Already a sentence.'],
  [
    'errors.nobodyWroteThis',
    'Something went wrong. Please try again. If the error still occurs, please contact us.',
  ],
  [
    'toString.valueOf',
    'Something went wrong. Please try again. If the error still occurs, please contact us.',
  ],
])('%s reads %s', (key, text) => {
  expect(messageText(key)).toBe(text)
})
