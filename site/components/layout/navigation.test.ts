import { describe, expect, test } from 'vitest'
import { type RouteName, routeTable } from '#core/routes/route-table.ts'
import { plainPath, type PlainRoute } from '#core/routes/shown-link.ts'
import { messages } from '#site/messages/en.ts'
import type { LiveParts } from '#site/data/navigation/types.ts'
import { isRefusedToCrawlers } from '#core/routes/crawlers.ts'
import type { NavGroup } from '#site/ui/site-header/nav-group.ts'
import { footerLists, headerGroups, siteMapLists } from './navigation.ts'

const t = messages.layout
const live: LiveParts = {
  makes: [
    { slug: 'ford', name: 'Ford', logo: '/manufacturers/ford.svg' },
    { slug: 'kia', name: 'Kia', logo: '/manufacturers/kia.svg' },
  ],
  guides: [{ label: 'Mileage', href: '/car-leasing-guides/costs/mileage' }],
  prices: {},
}
const everything = () => true
const only =
  (...names: RouteName[]) =>
  (name: RouteName) =>
    names.includes(name)

const link = (label: string, href: string) => ({ _key: label, label, href })
const navigation = (column: object) => ({
  menus: [
    {
      _key: 'm',
      title: 'Cars',
      columns: [{ _key: 'c', title: null, part: null, links: [], ...column }],
    },
  ],
  footer: [{ _key: 'f', title: 'Help', links: [link('News', '/shaking-news')] }],
})

const linksOf = (groups: readonly NavGroup[]) =>
  groups.flatMap((group) =>
    'columns' in group ? group.columns.flatMap((column) => column.links) : [],
  )
const menu = (groups: readonly NavGroup[], label: string) =>
  linksOf(groups.filter((group) => group.label === label)).map(({ href }) => href)

describe('R-26 without a document the code’s own menus stand', () => {
  const all = headerGroups(null, t, live, everything)

  test('with every page built they are those of the specification', () => {
    expect(all.map(({ label }) => label)).toEqual([
      'Car lease deals',
      'Car lease comparison',
      'Electric and hybrid',
      'Other services',
      'Guides and help',
    ])
    expect(menu(all, 'Car lease deals')).toEqual(
      expect.arrayContaining([
        '/special-offers',
        '/in-stock-car-lease-deals',
        '/business-car-leasing',
      ]),
    )
    expect(menu(all, 'Other services')).toEqual(
      expect.arrayContaining([
        '/car-leasing/gap-insurance',
        '/car-leasing/sell-your-car',
        '/car-change-calculator',
      ]),
    )
    expect(menu(all, 'Electric and hybrid')).toContain('/car-leasing/hybrid-cars')
  })

  test('the comparison leads to makes, budgets and body types, and to all of each', () => {
    const hrefs = menu(all, 'Car lease comparison')
    expect(hrefs.slice(0, 3)).toEqual(['/car-leasing/ford', '/car-leasing/kia', '/manufacturers'])
    expect(hrefs.filter((href) => href.startsWith('/budget/'))).toHaveLength(5)
    expect(hrefs.filter((href) => href.startsWith('/body-type/'))).toHaveLength(8)
    expect(hrefs).toEqual(expect.arrayContaining(['/car-leasing/budget', '/car-leasing/bodytypes']))
  })

  test('R-29 makes are shown by their wordmarks, help with its guides', () => {
    expect(linksOf(all).find(({ label }) => label === 'Ford')).toMatchObject({
      mark: '/manufacturers/ford.svg',
    })
    expect(menu(all, 'Guides and help')).toContain('/car-leasing-guides/costs/mileage')
    expect(linksOf(headerGroups(null, t, live, only('guides'))).map(({ href }) => href)).toEqual([
      '/car-leasing-guides',
    ])
  })

  test('R-29 a list with a known price says it, and its menu on what terms', () => {
    const prices = { '/body-type/suv': 18_947, '/faq': 100 }
    const groups = headerGroups(null, t, { ...live, prices }, everything)
    const suv = linksOf(groups).find(({ href }) => href === '/body-type/suv')
    expect(suv).toEqual({ label: 'SUVs', href: '/body-type/suv', price: 'from £189.47' })
    const notes = groups.flatMap((group) => ('columns' in group ? [group.note ?? null] : []))
    expect(notes[0]).toBeNull()
    expect(notes[1]).toContain('36 months, 8,000 miles a year, 6 months’ rent first')
  })

  test('a page shows from the moment it is built, and its menu with it', () => {
    const few = headerGroups(null, t, live, only('compare', 'guides'))
    expect(linksOf(few).map(({ href }) => href)).toEqual([
      '/compare-car-leasing',
      '/car-leasing-guides',
    ])
    const more = headerGroups(null, t, live, only('compare', 'guides', 'electricCars', 'budget'))
    expect(more.map(({ label }) => label)).toEqual([
      'Car lease deals',
      'Car lease comparison',
      'Electric and hybrid',
      'Guides and help',
    ])
    expect(menu(more, 'Car lease comparison')).toContain('/budget/150to250')
  })

  test('the footer has its three lists, one without pages goes', () => {
    const titles = (lists: readonly { title: string }[]) => lists.map(({ title }) => title)
    expect(titles(footerLists(null, t, everything))).toEqual(['Find a deal', 'Help', 'Larkway'])
    expect(titles(footerLists(null, t, only('terms')))).toEqual(['Larkway'])
    expect(footerLists(null, t, () => false)).toEqual([])
  })

  test('R-27 nothing leads where crawlers may not go', () => {
    const links = [
      ...linksOf(all),
      ...footerLists(null, t, everything).flatMap((list) => list.links),
      ...siteMapLists(t, everything).flatMap((list) => list.links),
    ]
    expect(links.length).toBeGreaterThan(60)
    expect(links.filter(({ href }) => isRefusedToCrawlers(href))).toEqual([])
  })
})

describe('as editors arranged them', () => {
  test('the part of a column that live data makes stands before its links', () => {
    const given = navigation({ part: 'makes', links: [link('All makes', '/manufacturers')] })
    const [group] = headerGroups(given, t, live, everything)
    expect(group).toMatchObject({
      label: 'Cars',
      columns: [{ links: [{ label: 'Ford' }, { label: 'Kia' }, { href: '/manufacturers' }] }],
    })
  })

  test.each([
    ['bodyTypes', 'bodyType', 8],
    ['budgets', 'budget', 5],
  ] as const)('the part %s needs the page %s', (part, route, count) => {
    expect(linksOf(headerGroups(navigation({ part }), t, live, only(route)))).toHaveLength(count)
    expect(headerGroups(navigation({ part }), t, live, only('home'))).toEqual([])
  })

  test('R-26 a link to a page not built, or to a list with filters, is left out', () => {
    const links = [
      link('Offers', '/special-offers'),
      link('Stock', '/compare-car-leasing?stock=1'),
      link('All', '/compare-car-leasing'),
    ]
    const shown = (...names: RouteName[]) =>
      linksOf(headerGroups(navigation({ links }), t, live, only(...names))).map(
        ({ label }) => label,
      )
    expect(shown('compare')).toEqual(['All'])
    expect(shown('compare', 'specialOffers')).toEqual(['Offers', 'All'])
  })

  test('a document without menus leaves the code’s own', () => {
    expect(headerGroups({ menus: [], footer: [] }, t, live, everything)).toEqual(
      headerGroups(null, t, live, everything),
    )
  })
})

test('R-28 the site map leads to every page without parameters that may be listed, once', () => {
  const rows = Object.entries(routeTable) as [RouteName, { pattern: string; isNoindex?: true }][]
  const listed = rows
    .filter(([name, { pattern, isNoindex }]) => {
      return !isNoindex && !pattern.includes(':') && name !== 'siteMap'
    })
    .map(([name]) => plainPath(name as PlainRoute))
  const led = siteMapLists(t, everything).flatMap(({ links }) => links.map(({ href }) => href))
  expect(led.toSorted()).toEqual(listed.toSorted())
  const known = siteMapLists(t, only('home', 'terms')).map(({ links }) => links.map((l) => l.href))
  expect(known).toEqual([['/', '/tcs']])
})
