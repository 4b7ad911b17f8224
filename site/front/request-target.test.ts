import { expect, test } from 'vitest'
import { requestTarget } from './request-target.ts'

test.each([
  ['/', { pathname: '/', search: '' }],
  ['/faq?a=1?b', { pathname: '/faq', search: '?a=1?b' }],
  ['/caf%C3%A9', { pathname: '/caf%C3%A9', search: '' }],
  ['/faq?q=%zz', { pathname: '/faq', search: '?q=%zz' }], // a query is read leniently everywhere
  ['*', null],
  ['http://evil.example/', null],
  ['/%zz', null],
  ['/%ff', null], // no UTF-8
  ['/a%00b', null],
  ['/a%0d%0ab', null],
  [undefined, null],
])('%s', (url, expected) => {
  expect(requestTarget(url)).toEqual(expected)
})
