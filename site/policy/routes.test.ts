import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isPagePath } from '#core/routes/page-paths.ts'
import { pageSource } from './page-source.ts'
import { hasRoute, innerRoutes, routes } from './routes.ts'

const app = path.resolve(import.meta.dirname, '../app/[storefront]')

/** `(site)/vehicles/[capId]/offers/page.tsx` answers at `/vehicles/:capId/offers`. */
const addressOf = (file: string) =>
  `/${file
    .split('/')
    .slice(0, -1)
    .filter((segment) => !/^\(.*\)$/.test(segment))
    .map((segment) => segment.replace(/^\[(.*)\]$/, ':$1'))
    .join('/')}`

const pages = globSync('**/page.tsx', { cwd: app }).map((file) => ({
  file,
  address: addressOf(file),
}))
const isInner = (address: string) =>
  (innerRoutes as readonly string[]).includes(address.split('/')[1] ?? '')

test('every page is in the table, and every row has its page', () => {
  const found = pages.map(({ address }) => address).filter((address) => !isInner(address))
  expect(found.toSorted()).toEqual(routes.map(({ path: address }) => address).toSorted())
})

test('every live twin belongs to a row that leads to it', () => {
  const twins = pages
    .filter(({ address }) => address.startsWith('/live/'))
    .map(({ address }) => address.slice('/live'.length))
  const leading = routes.filter(({ twinKeys }) => twinKeys).map(({ path: address }) => address)
  expect(twins.toSorted()).toEqual(leading.toSorted())
})

/** Layouts other than the default, by the folder of their pages. */
const groups: Record<string, string> = {
  '(landing)': 'landing',
  '(external)': 'external',
  '(admin)': 'admin',
}

test.each(routes.map((route) => [route.path, route] as const))(
  '%s is rendered as its row says',
  (address, { kind, layout }) => {
    const page = pages.find((each) => each.address === address)
    if (!page) return // the first test says so
    const source = readFileSync(path.join(app, page.file), 'utf8')
    // Whether anything else makes a fixed page live is seen by the front server, in the build.
    const readsQuery =
      /\bsearchParams\b|subject-list-page\.tsx|unsubscribe-page\.tsx|force-dynamic/.test(source)
    expect(readsQuery ? 'live' : 'fixed').toBe(kind)
    expect(groups[page.file.split('/')[0] ?? ''] ?? 'default').toBe(layout)
  },
)

test('no name for rewrites is a page that visitors are led to', () => {
  for (const name of innerRoutes) expect(existsSync(path.join(app, name))).toBe(false)
  expect(routes.filter(({ path: address }) => isInner(address))).toEqual([])
})

test.each([
  ['/', true],
  ['/faq', true],
  ['/sites', true],
  ['/apiary', true],
  ['/car-search/a.svg/b', true],
  ['/in-stock-car-lease-deals/index.bak', true],
  ['/_next/static/x.js', false],
  ['/api', false],
  ['/api/orders', false],
  ['/site/healthz', false],
  ['/favicon.svg', false],
  ['/robots.txt', false],
  ['/manufacturers', true],
  ['/manufacturers/ford', true],
  ['/manufacturers/ford.svg', false],
])('%s is a page: %s', (pathname, expected) => {
  expect(isPagePath(pathname)).toBe(expected)
  // The notation of Next's tables and our own reading must agree.
  expect(new RegExp(`^${pageSource.replace('/:path(', '/(')}$`).test(pathname)).toBe(expected)
})

test.each([
  ['/', true],
  ['/faq', true],
  ['/car-leasing/wartburg', true],
  ['/vehicles/999999998/offers', true],
  ['/car-leasing-guides/leasing-explained/no-such-guide', true],
  ['/no-such-page', false],
  ['/budget-search/personal/models/7', true],
  ['/budget-search/barter', false],
  ['/vehicles/corsa/offers', false],
  ['/page-missing', false],
])('R-18 a page of ours answers %s: %s', (pathname, expected) => {
  expect(hasRoute(pathname)).toBe(expected)
})
