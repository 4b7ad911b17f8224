import { expect, test } from 'vitest'
import { messageText } from './message-text.ts'
import { failureTextKey } from './failure-text.ts'

const generic =
  'Something went wrong. Please try again. If the error still occurs, please contact us.'
const unknown =
  'Some unknown error occurred. Please wait for the while and try again or contact site administrator.'

test.each([
  ['D-39', '/', generic],
  ['D-39', '/login', generic],
  ['D-39 D-40', '/administration', generic],
  ['D-39', '/guides/admin', generic],
  ['D-40', '/admin', unknown],
  ['D-40', '/admin/users', unknown],
])('%s a failure on %s says "%s"', (_, pathname, text) => {
  expect(messageText(failureTextKey(pathname))).toBe(text)
})
