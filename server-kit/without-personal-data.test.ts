import { expect, test } from 'vitest'
import { withoutPersonalData } from './without-personal-data.ts'

test.each([
  ['Could not write to ada.lovelace+x@example.co.uk today', 'Could not write to [removed] today'],
  ['phone +44 7700 900123 refused', 'phone [removed] refused'],
  ['07700900123', '[removed]'],
  ['code: 4831972', 'code: [removed]'],
  ['{"token":"abcDEF123456"}', '{"token":"[removed]"}'],
  ['Bearer kZ3v0bWn7x2QfLr9sTqYdA-more', 'Bearer [removed]'],
  ['/orders/kZ3v0bWn7x2QfLr9sTqYdA', '/orders/kZ3v0bWn7x2QfLr9sTqYdA'],
  ['order kZ3v0bWn7x2QfLr9sTqYdA', 'order [removed]'],
])('C-147 %j is logged as %j', (text, logged) => {
  expect(withoutPersonalData(text)).toBe(logged)
})

test.each([
  'The leasing API at http://127.0.0.1:4000 cannot be reached: connect ECONNREFUSED 127.0.0.1:4000',
  'at file:///srv/larkway/site/front/front-server.ts:222:17',
  'GET /api/derivatives/10000001/offers failed with 503, request kZ3v0bWn7x2QfLr9',
  'The leasing API took longer than 10000 ms.',
])('C-147 what helps stays: %j', (text) => {
  expect(withoutPersonalData(text)).toBe(text)
})
