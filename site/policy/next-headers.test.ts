import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match.js'
import { expect, test } from 'vitest'
import { readConfig } from '#site/config.ts'
import { nextHeaders } from './next-headers.ts'

const settings = {
  hstsSeconds: 2_592_000,
  cdnPurgeUrl: null,
  isDevelopment: false,
  contentLake: { studioUrls: ['http://localhost:4100', 'https://edit.example/studio'] },
  thirdParties: readConfig({}).thirdParties,
}

/** The headers that a path gets, as Next puts them together: later ones replace earlier ones. */
const of = (
  pathname: string,
  more: Partial<Parameters<typeof nextHeaders>[0]> = {},
  isPreview = false,
) =>
  Object.fromEntries(
    nextHeaders({ ...settings, ...more })
      .filter(({ source }) => getPathMatch(source)(pathname) !== false)
      .filter(({ has, missing }) => (isPreview ? !namesCookie(missing) : !namesCookie(has)))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  )

const namesCookie = (conditions: { type: string }[] | undefined) =>
  conditions?.some(({ type }) => type === 'cookie') ?? false

test('every answer is guarded, and kept to our own pages', () => {
  expect(of('/api/manufacturers')).toMatchObject({
    'Strict-Transport-Security': 'max-age=2592000; includeSubDomains',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  })
})

test('pages may not be framed and are not kept', () => {
  const page = of('/faq')
  expect(page).toMatchObject({
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-store',
    'CDN-Cache-Control': 'no-store',
  })
  expect(page['Content-Security-Policy']).toContain("style-src 'self';")
  expect(page['Content-Security-Policy']).toContain("frame-ancestors 'none'")
})

test('D-82 embedded pages may be framed by the sites that their storefront lists', () => {
  const policyOf = (more: object) =>
    String(of('/embedded/deals', more)['Content-Security-Policy'] ?? '')
  expect(of('/embedded/deals')).not.toHaveProperty('X-Frame-Options')
  expect(policyOf({})).toContain("frame-ancestors 'none'")
  const storefronts = [
    { hosts: ['none.example'], frameOrigins: [] },
    { hosts: ['oak.example'], frameOrigins: ['https://oak-money.example'] },
  ]
  expect(policyOf({ storefronts })).toContain('frame-ancestors https://oak-money.example')
  const hosts = nextHeaders({ ...settings, storefronts }).flatMap(({ has }) => has ?? [])
  expect(hosts).toContainEqual({ type: 'host', value: '(?:oak\\.example)' })
})

test('a shared cache keeps fixed pages only when it can be told what expired', () => {
  expect(of('/faq', { cdnPurgeUrl: 'https://cdn.example/purge' })['CDN-Cache-Control']).toMatch(
    /^public/,
  )
  expect(
    of('/compare-car-leasing', { cdnPurgeUrl: 'https://cdn.example/purge' })['CDN-Cache-Control'],
  ).toBe('no-store')
})

test('other sites may show drawings', () => {
  expect(of('/cars/suv-moss-w1.svg')['Cross-Origin-Resource-Policy']).toBe('cross-origin')
})

test('a search page is not listed', () => {
  expect(of('/car-search/ford')['X-Robots-Tag']).toBe('noindex')
  expect(of('/faq')).not.toHaveProperty('X-Robots-Tag')
})

test('development has no policy, which hot reload would break', () => {
  expect(of('/faq', { isDevelopment: true })).not.toHaveProperty('Content-Security-Policy')
})

test('the preview may be framed by the Studio alone, is kept by nobody and may bring styles', () => {
  const preview = of('/faq', {}, true)
  expect(preview).not.toHaveProperty('X-Frame-Options')
  expect(preview).toMatchObject({
    'Cache-Control': 'no-store',
    'CDN-Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'X-Robots-Tag': 'noindex',
  })
  const policy = preview['Content-Security-Policy']
  expect(policy).toContain("frame-ancestors 'self' http://localhost:4100 https://edit.example")
  expect(policy).toContain("style-src 'self' 'unsafe-inline'")
  expect(policy).toContain("connect-src 'self';")
})

test('the preview may not be framed by anybody else where no Studio is named', () => {
  const policy = of('/faq', { contentLake: { studioUrls: [] } }, true)['Content-Security-Policy']
  expect(policy).toMatch(/frame-ancestors 'self'$/)
})
