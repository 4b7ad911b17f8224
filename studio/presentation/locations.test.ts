import { expect, test } from 'vitest'
import { samples } from '../../schemas/test/samples.ts'
import { locationsOf, placedTypes } from './locations.ts'

const asked = (document: Record<string, unknown>) => ({
  ...document,
  title: document.title ?? document.question ?? document.text,
  slug: (document.slug as { current: string } | undefined)?.current,
  category: 'leasing-explained',
})

const hrefs = (document: unknown) =>
  locationsOf(document as never)?.locations?.map(({ href }) => href)

test.each([
  ['guide', ['/car-leasing-guides/leasing-explained/initial-rental']],
  ['guideCategory', ['/car-leasing-guides/leasing-explained']],
  ['pageContent', ['/tcs']],
  ['article', ['/car-leasing/vauxhall/corsa']],
  ['faq', ['/', '/car-search', '/faq']],
  ['banner', ['/our-brokers']],
  ['marketingClaim', ['/']],
  ['siteSettings', ['/']],
  ['navigation', ['/']],
  ['redirect', []],
] as const)('a %s stands on %j', (type, expected) => {
  expect(hrefs(asked(samples[type] as never))).toEqual(expected)
})

test('types with locations are those that can stand somewhere', () => {
  const standing = Object.entries(samples)
    .filter(([, document]) => hrefs(asked(document as never))?.length)
    .map(([type]) => type)
  expect(standing.sort()).toEqual(placedTypes.toSorted())
})

test('a claim stands where it is asked for and where texts refer to it, each page once', () => {
  const guide = asked(samples.guide)
  const claim = { ...asked(samples.marketingClaim), key: 'data-rights' }
  expect(hrefs({ ...claim, usedIn: [guide, guide, asked(samples.pageContent)] })).toEqual([
    '/car-leasing-guides/leasing-explained/initial-rental',
    '/tcs',
  ])
  expect(locationsOf({ ...claim, usedIn: null } as never)).toEqual({
    locations: [],
    message: 'On no page: nothing asks for this claim.',
    tone: 'caution',
  })
})

test('pages that stand for many are named, not linked', () => {
  const banner = (routes: string[]) =>
    locationsOf({ _id: 'b', _type: 'banner', title: 'B', routes })
  expect(banner(['/', '/car-leasing/{manufacturer}'])).toEqual({
    locations: [{ title: 'Home', href: '/' }],
    message: 'On 1 page, and on all pages of these kinds: A make',
  })
  expect(banner(['/car-leasing/{manufacturer}'])).toEqual({
    locations: [],
    message: 'Stands on all pages of these kinds: A make',
  })
})

test('a question stands on the page of all questions wherever else it is placed', () => {
  const faq = (routes: string[]) => locationsOf({ _id: 'f', _type: 'faq', title: 'Q?', routes })
  expect(faq([])).toEqual({ locations: [{ title: 'All questions (FAQ page)', href: '/faq' }] })
  expect(faq(['/faq'])?.locations).toHaveLength(1)
})

test('the menus are told to be everywhere, and lead to the home page', () => {
  expect(locationsOf({ _id: 'navigation', _type: 'navigation' })).toEqual({
    locations: [{ title: 'Home', href: '/' }],
    message: 'In the header and footer of every page',
  })
})

test.each([
  ['guide', 'On no page yet: it needs an address and a category.'],
  ['article', 'On no page yet: it needs a make.'],
  ['banner', 'On no page yet: choose pages.'],
])('an empty %s says what it needs', (_type, message) => {
  expect(locationsOf({ _id: 'x', _type })).toEqual({ locations: [], message, tone: 'caution' })
})

test('no document, no locations', () => {
  expect(locationsOf(null)).toBeNull()
})
