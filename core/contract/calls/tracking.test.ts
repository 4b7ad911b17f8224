import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

/** Name, address, query, body, caching and authority. Behind a plus stand fields of our own. */
test.each([
  [
    'postConversion',
    'POST /api/fb-convert',
    'eventId eventName referer fbp fbc',
    '+ eventId eventName referer fbp fbc',
    'private guest',
  ],
  [
    'postFrontError',
    'POST /api/front-errors',
    '',
    'method url request response responseCode requestCode',
    'private guest',
  ],
] as const)('C-45 %s is %s with exactly its fields', (name, address, query, body, who) => {
  expect(declared(calls[name])).toEqual({
    address,
    query: names(query),
    body: body === null ? null : names(body),
    who,
  })
})
