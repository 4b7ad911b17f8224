import { expect, test } from 'vitest'
import { contentReader } from './content-reader.ts'

const guide = {
  slug: 'initial-rental',
  title: 'What is an initial rental?',
  summary: 'The first payment.',
  category: 'leasing-explained',
  publishedAt: '2026-11-02',
}
const newer = { ...guide, slug: 'mileage', category: 'on-the-road', publishedAt: '2026-11-03' }
const page = {
  title: 'About us',
  intro: 'Who we are.',
  body: [],
  seo: { title: null, description: 'For search engines.' },
}

/** A reader of a backend that answers by a word of the query, and how often it was asked. */
function readerOf(results: Record<string, unknown>) {
  let asked = 0
  const failures: unknown[] = []
  const reader = contentReader(
    async (query) => {
      asked++
      const word = Object.keys(results).find((each) => query.includes(each))!
      return results[word]
    },
    { nowMs: () => 0, onFailure: (error) => failures.push(error) },
  )
  return { ...reader, asked: () => asked, failures }
}

const guides = (articles: unknown, categories: unknown = ['leasing-explained', 'empty']) =>
  readerOf({ categories: { articles, categories } })

test('a page shows all articles, a category its own', async () => {
  const { articles } = guides([newer, guide])
  const shown = [
    { ...newer, image: null },
    { ...guide, image: null },
  ]
  await expect(articles('car-leasing-guides')).resolves.toEqual(shown)
  await expect(articles('home')).resolves.toEqual(shown)
  await expect(articles('leasing-explained')).resolves.toEqual([shown[1]])
  await expect(articles('empty')).resolves.toEqual([])
  await expect(articles('nowhere')).resolves.toBeNull()
})

test.each([
  ['no list', 'x'],
  ['a list of numbers', [7]],
  ['a list of nothing', [null]],
  ['an article without a title', [{ ...guide, title: null }]],
  ['an article with a number for a slug', [{ ...guide, slug: 7 }]],
])('articles that are %s are not believed', async (_, articles) => {
  const reader = guides(articles)
  await expect(reader.articles('home')).rejects.toMatchObject({ name: 'ContentError' })
  expect(reader.failures).toHaveLength(1)
})

test('categories that are no list are not believed', async () => {
  await expect(guides([], 'x').articles('home')).rejects.toThrow('no list')
})

const pages = (result: unknown, keys: unknown = [{ key: 'about-us' }]) =>
  readerOf({ 'defined(key)': keys, 'key == $key': result })

test('a page has its title, what search engines say of it, and its blocks', async () => {
  await expect(pages(page).page('about-us')).resolves.toEqual({
    type: 'about-us',
    title: 'About us',
    description: 'For search engines.',
    blocks: [{ key: 'introduction', title: 'About us', text: 'Who we are.' }],
  })
})

test.each([[null], [undefined], [{ description: null }], [{ description: '' }]])(
  'with %j for search engines the introduction describes it',
  async (seo) => {
    const { page: read } = pages({ ...page, seo })
    await expect(read('about-us')).resolves.toMatchObject({ description: 'Who we are.' })
  },
)

test('only published pages are asked for', async () => {
  const reader = pages(page)
  await expect(reader.page('nowhere')).resolves.toBeNull()
  await expect(reader.page('elsewhere')).resolves.toBeNull()
  expect(reader.asked()).toBe(1)
  await reader.page('about-us')
  await reader.page('about-us')
  expect(reader.asked()).toBe(2)
})

test.each([
  ['gone', null],
  ['a text', 'x'],
  ['without a title', { ...page, title: null }],
  ['without an introduction', { ...page, intro: null, seo: null }],
])('a page that is %s is not believed', async (_, result) => {
  await expect(pages(result).page('about-us')).rejects.toMatchObject({ name: 'ContentError' })
})

test.each([['x'], [[null]]])('keys that are %j are not believed', async (keys) => {
  await expect(pages(page, keys).page('about-us')).rejects.toMatchObject({ name: 'ContentError' })
})

test.each([
  [{ phone: '020 7946 0123' }, true],
  [{ phone: ' ' }, false],
  [{ phone: null }, false],
  [{}, false],
  [null, false],
])('with the settings %j the phone box is shown: %s', async (settings, isShown) => {
  await expect(readerOf({ siteSettings: settings }).hasPhone()).resolves.toBe(isShown)
})

test.each(['x', [7], undefined])('settings that are %j are not believed', async (settings) => {
  await expect(readerOf({ siteSettings: settings }).hasPhone()).rejects.toThrow('something else')
})

const own = { key: 'larkway', layout: 'default' }
const partner = { key: 'fairmile', layout: 'partner', landlineEnquiries: false }

test.each([
  ['fairmile', [own, partner], false],
  ['larkway', [own, partner], true],
  [null, [own, partner], true],
  ['another', [{ ...own, landlineEnquiries: false }], false],
  ['larkway', [{ ...own, landlineEnquiries: null }, partner], true],
  ['larkway', [{ ...own, landlineEnquiries: true }, partner], true],
  ['larkway', [], true],
  ['larkway', 'no list', true],
])('W-151 at %s with %j landlines enquire: %s', async (key, storefronts, isTaken) => {
  const reader = readerOf({ storefront: storefronts })
  await expect(reader.takesLandlines(key)).resolves.toBe(isTaken)
})
