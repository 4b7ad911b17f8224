import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

test('C-67 search is one call with its words', () => {
  expect(declared(calls.search)).toEqual({
    address: 'GET /api/search',
    query: names('+ q'),
    body: null,
    who: 'public guest',
  })
})
