import { expect, test } from 'vitest'
import { routes } from '#site/policy/routes.ts'
import { type RouteRow, routeRows } from './route-rows.ts'
import { routesErrors, routesPage } from './routes-page.ts'

const row = (change: Partial<RouteRow> = {}): RouteRow => ({
  name: 'faq',
  path: '/faq',
  layout: 'default',
  title: 'own',
  isListed: true,
  cache: 'fixed',
  openedAs: ['questions'],
  ...change,
})
const missing = row({ name: 'adDeal', path: '/fb/:capId', isListed: false, cache: null })

test('a built route says how it is cached and what opens it, a missing one stands by name', () => {
  const page = routesPage([row(), missing])
  expect(page).toContain('## Built: 1 of 2')
  expect(page).toContain('| `faq` | `/faq` | default | own | list it | fixed | questions |')
  expect(page).toContain('## Still missing: 1')
  expect(page).toContain('| `adDeal` | `/fb/:capId` | default | own | leave it out |')
})

test('with every page built none is missing', () => {
  expect(routesPage([row()])).toContain('## Still missing: 0\n\nNone.')
})

test('a file from before a page was built is refused, with the command that mends it', () => {
  const before = routesPage([row(), missing])
  const after = [row(), { ...missing, cache: 'live', openedAs: ['an advert'] }]
  expect(routesErrors([row(), missing], before)).toEqual([])
  expect(routesErrors(after, before)).toEqual([
    'docs/ROUTES.md is older than the tables it is made from. Run npm run routes.',
  ])
})

test('a page that no browser test opens is refused by name', () => {
  const rows = [row({ openedAs: [] }), missing]
  expect(routesErrors(rows, routesPage(rows))).toEqual([
    'No browser test opens the route "faq". Add a page of it to e2e/larkway/known-pages.ts.',
  ])
})

test('the rows are those of the site: what is built says so, what is not is missing', () => {
  const built = routes.map(({ path }) => path).filter((path) => path !== '/dev/gallery')
  const rows = routeRows()
  expect(
    rows
      .filter(({ cache }) => cache !== null)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(built.toSorted())
  expect(rows.find(({ name }) => name === 'deal')).toEqual({
    name: 'deal',
    path: '/vehicles/:capId/offers',
    layout: 'default',
    title: 'own',
    isListed: true,
    cache: 'fixed, with a live twin',
    openedAs: ['a deal', 'a chosen deal'],
  })
  expect(rows.find(({ name }) => name === 'getThisDeal')).toMatchObject({
    layout: 'landing',
    cache: 'live',
  })
  expect(rows.find(({ name }) => name === 'compare')).toMatchObject({ cache: 'cached list' })
})
