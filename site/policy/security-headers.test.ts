import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { pageCaching } from './page-caching.ts'
import { framingOf, securityHeaders } from './security-headers.ts'

test('D-16 browsers keep to https for 30 days and on every host below, longer where set', () => {
  const header = (environment: Record<string, string>) =>
    securityHeaders(readConfig(environment as NodeJS.ProcessEnv).hstsSeconds)[
      'Strict-Transport-Security'
    ]
  expect(header({})).toBe('max-age=2592000; includeSubDomains')
  expect(header({ HSTS_MAX_AGE: '31536000' })).toBe('max-age=31536000; includeSubDomains')
})

test.each([
  [false, false, 'no-store'],
  [false, true, 'no-store'],
  [true, false, 'no-store'],
  [true, true, 'public, s-maxage=86400, stale-while-revalidate=600'],
])('D-17 a page, fixed %s, with a purge address %s', (isKept, canPurge, shared) => {
  const headers = pageCaching(isKept, canPurge)
  expect(headers['Cache-Control']).toBe('no-store')
  expect(headers['CDN-Cache-Control']).toBe(shared)
})

const partner = 'https://oak-money.example'

test.each([
  ['/', []],
  ['/faq', []],
  ['/embedded', [partner]],
  ['/embedded/deals', [partner]],
  ['/embedded-cars', []],
  ['/faq/embedded', []],
])('D-18 D-82 %s may be framed by %j', (pathname, framing) => {
  expect(framingOf(pathname, [partner])).toEqual(framing)
  expect(framingOf(pathname, [])).toEqual([])
})

test('D-19 only our own pages learn where a visitor comes from', () => {
  expect(securityHeaders(1)['Referrer-Policy']).toBe('same-origin')
})

test('D-20 no page may use a sensor or the location', () => {
  const denied = securityHeaders(1)['Permissions-Policy']?.split(', ')
  for (const name of ['accelerometer', 'gyroscope', 'magnetometer', 'geolocation']) {
    expect(denied).toContain(`${name}=()`)
  }
})
