import { expect, test } from 'vitest'
import { analyticsToken } from './analytics-token.ts'

test.each([
  ['_ga=GA1.1.123456.789', '123456.789'],
  ['a=b; _ga=GA1.2.1.2', '1.2'],
  ['', null],
  ['_ga=', null],
  ['_ga=x', null],
  ['_ga=GA1.1.<script>.2', null],
  ['_ga_ABC=GS1.1.1.2', null],
])('A-34 of %j the token of an order is %j', (cookies, token) => {
  expect(analyticsToken(cookies)).toBe(token)
})
