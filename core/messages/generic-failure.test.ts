import { expect, test } from 'vitest'
import { genericFailure } from './generic-failure.ts'
import { messageText } from './message-text.ts'

test('D-39 the text of any failure is the one of the table', () => {
  expect(genericFailure).toBe(messageText('errors.generic'))
})
