import { expect, test } from 'vitest'
import { messages } from '#site/messages/en.ts'
import { footerLists, headerGroups } from './navigation.ts'

const t = messages.layout
const makes = [
  { slug: 'ford', name: 'Ford' },
  { slug: 'kia', name: 'Kia' },
]
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

test('without a document the code’s own menus stand', () => {
  expect(headerGroups(null, t, makes).map(({ label }) => label)).toEqual([
    t.deals,
    t.compare,
    t.electric,
    t.guides,
  ])
  expect(footerLists(null, t).map(({ title }) => title)).toEqual([
    t.footerDeals,
    t.footerHelp,
    t.footerHouse,
  ])
})

test('the part of a column that live data makes stands before its links', () => {
  const given = navigation({ part: 'makes', links: [link('All makes', '/manufacturers')] })
  const [group] = headerGroups(given, t, makes)
  expect(group).toMatchObject({
    label: 'Cars',
    columns: [{ links: [{ label: 'Ford' }, { label: 'Kia' }, { href: '/manufacturers' }] }],
  })
})

test.each(['bodyTypes', 'budgets'])('the part %s has links of its own', (part) => {
  const [group] = headerGroups(navigation({ part }), t, makes)
  const links = 'columns' in group! ? group.columns.flatMap((column) => column.links) : []
  expect(links.length).toBeGreaterThan(3)
  expect(links.every(({ href }) => href.startsWith('/compare-car-leasing?'))).toBe(true)
})

test('R-08 the blog and other sites are followed by the browser itself', () => {
  const links = [
    link('News', '/shaking-news'),
    link('Rates', 'https://www.gov.uk/'),
    link('F', '/faq'),
  ]
  const [group] = headerGroups(navigation({ links }), t, makes)
  const shown = 'columns' in group! ? group.columns[0]!.links : []
  expect(shown.map(({ isNative = false }) => isNative)).toEqual([true, true, false])
  expect(footerLists(navigation({}), t)[0]!.links[0]).toMatchObject({ isNative: true })
})

test('a document without menus leaves the code’s own', () => {
  expect(headerGroups({ menus: [], footer: [] }, t, makes)).toEqual(headerGroups(null, t, makes))
})
