import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

/** Name, address, query, body and authority. */
test.each([
  ['postPageVisit', 'POST /api/page-visits', 'views lcp inp cls fcp ttfb', 'private guest'],
  ['getPageSpeed', 'GET /api/figures/page-speed', null, 'private office'],
  ['getPageViews', 'GET /api/figures/page-views', null, 'private office'],
] as const)('C-203 C-205 C-206 %s is %s with exactly its fields', (name, address, body, who) => {
  expect(declared(calls[name])).toEqual({
    address,
    query: [],
    body: body === null ? null : names(body),
    who,
  })
})

test('C-205 C-206 what is of the site itself is for our staff alone', () => {
  expect([calls.getPageSpeed.isForStaff, calls.getPageViews.isForStaff]).toEqual([true, true])
})
