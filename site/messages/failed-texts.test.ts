import { expect, test } from 'vitest'
import { messageText } from '#core/messages/message-text.ts'
import failed from './en/failed.json' with { type: 'json' }

test('D-39 what a failed page says is the sentence of every failure', () => {
  expect(failed.text).toBe(messageText('errors.generic'))
})
