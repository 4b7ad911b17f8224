import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match.js'
import { expect, test } from 'vitest'
import { withoutTrailingSlash } from '#core/routes/trailing-slash.ts'
import { redirects } from './redirects.ts'

const [slash, ...others] = redirects(null)

test.each([
  '/',
  '/faq',
  '/faq/',
  '/car-search/ford/',
  '/faq//',
  '//evil.example/',
  '/\\evil.example/',
  '/api/x/',
  '/_next/x/',
  '/apiary/',
])('R-03 the notation of Next and our own reading agree on %j', (pathname) => {
  const match = getPathMatch(slash!.source, { strict: true })(pathname) as false | { path: string }
  expect(match === false ? null : `/${match.path}`).toBe(withoutTrailingSlash(pathname))
})

test('R-06 short forms lead for good to parents that are built', () => {
  expect(others.filter(({ statusCode }) => statusCode === 301)).toEqual(
    [
      ['/vehicles', '/car-search'],
      ['/vehicles/offers', '/car-search'],
      ['/vehicles/get-this-deal', '/car-search'],
      ['/special-offers/details', '/special-offers'],
      ['/budget-search/models', '/budget-search/personal/models'],
      ['/budget-search/models/:model', '/budget-search/personal/models/:model'],
      ['/car-leasing/:manufacturer/specifications', '/car-leasing/:manufacturer'],
      [
        '/car-search/:manufacturer/:range/:model/vehicles',
        '/car-search/:manufacturer/:range/:model',
      ],
      ['/admin', '/admin/users'],
      ['/maintenance', '/'],
    ].map(([source, destination]) => ({ source, destination, statusCode: 301 })),
  )
})

test('R-08 the blog’s address leads there for the time being', () => {
  const source = '/shaking-news'
  expect(redirects(null)).toContainEqual({
    source,
    destination: '/car-leasing-guides',
    statusCode: 302,
  })
  expect(redirects('https://blog.example')).toContainEqual({
    source,
    destination: 'https://blog.example',
    statusCode: 302,
  })
})
