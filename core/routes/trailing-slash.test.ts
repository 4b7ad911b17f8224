import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutTrailingSlash } from './trailing-slash.ts'

describe('R-03 the slash at the end', () => {
  test.each([
    ['/faq/', '', '/faq'],
    ['/car-search/ford/', 'page=2&a=%20', '/car-search/ford?page=2&a=%20'],
    ['/apiary/', '', '/apiary'],
    ['/a\nb/', '', '/a\nb'],
  ])('%j with %j leads to %j', (pathname, search, to) => {
    expect(withoutTrailingSlash(pathname, search)).toBe(to)
  })

  test.each([
    '/',
    '/faq',
    '',
    '//',
    '//evil.example/',
    '/\\evil.example/',
    '/faq//',
    '/api/x/',
    '/_next/x/',
    'faq/',
  ])('%j stays', (pathname) => {
    expect(withoutTrailingSlash(pathname)).toBeNull()
  })

  test('where it leads there is no slash at the end, and no other host', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const to = withoutTrailingSlash(`/${text}/`)
        if (to === null) return
        expect(to).toBe(`/${text}`)
        expect(to).not.toMatch(/\/$|^\/[/\\]/)
      }),
    )
  })
})
