import { expect, test } from 'vitest'
import { matchRoute } from '#core/routes/match-route.ts'
import { footerLists, headerGroups } from '#site/components/layout/navigation.ts'
import { messages } from '#site/messages/en.ts'
import { documentsOf } from './documents.ts'
import { linksOf } from './texts-of.ts'

const everything = () => true
const t = messages.layout
const live = {
  makes: [],
  guides: [{ label: 'Mileage', href: '/car-leasing-guides/costs/mileage' }],
  prices: {},
}
const [own] = documentsOf('navigation')

/** As the content backend answers: what is not there is null. */
const navigation = {
  menus: own!.menus.map((menu) => ({
    ...menu,
    columns: menu.columns.map(({ title = null, part = null, links = [], ...rest }) => ({
      ...rest,
      title,
      part,
      links,
    })),
  })),
  footer: own!.footer,
} as Parameters<typeof headerGroups>[0]

test('R-26 editors begin with the menus that the site itself would draw', () => {
  expect(headerGroups(navigation, t, live, everything)).toEqual(
    headerGroups(null, t, live, everything),
  )
  expect(footerLists(navigation, t, everything)).toEqual(footerLists(null, t, everything))
})

test('every link is of a page of the product', () => {
  const hrefs = linksOf([own])
  expect(hrefs.length).toBeGreaterThan(40)
  expect([...hrefs].filter((href) => matchRoute(href) === null)).toEqual([])
})
