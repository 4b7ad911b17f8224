import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { authoredCatalogue } from '#leasing-api/catalogue/authored-catalogue.ts'
import { expandMake } from '#leasing-api/catalogue/expand-make.ts'
import { pageKeys } from '#schemas/placement/page-key.ts'
import { routes } from '#site/policy/routes.ts'
import { linksOf, wordsOf } from './texts-of.ts'
import { frontMatter } from '../loader/read-content.ts'
import { documentsOf } from './documents.ts'

const guideCategories = documentsOf('guideCategory')
const guides = documentsOf('guide')

/** The guides a fresh installation begins with. */
const categoryOf = (ref: string) => guideCategories.find(({ _id }) => _id === ref)

const addresses = new Set([
  ...routes.map(({ path }) => path),
  ...pageKeys.flatMap((page) => ('path' in page ? [page.path] : [])),
  ...guideCategories.map(({ slug }) => `/car-leasing-guides/${slug.current}`),
  ...guides.map(
    ({ slug, category }) =>
      `/car-leasing-guides/${categoryOf(category._ref)?.slug.current}/${slug.current}`,
  ),
])

test('there are at least sixteen guides in five categories, each category with some', () => {
  expect(guides.length).toBeGreaterThanOrEqual(16)
  expect(guideCategories).toHaveLength(5)
  const used = new Set(guides.map(({ category }) => category._ref))
  expect(used).toEqual(new Set(guideCategories.map(({ _id }) => _id)))
})

test('addresses and ids are unique', () => {
  expect(new Set(guides.map(({ _id }) => _id)).size).toBe(guides.length)
  expect(new Set(guides.map(({ slug }) => slug.current)).size).toBe(guides.length)
})

/** Names and numbers of the cars that stand under guides, as their authors wrote them. */
const namedCars = guides.flatMap(({ slug }) => {
  const file = path.resolve(import.meta.dirname, `../content/guides/${slug.current}.md`)
  const { fields } = frontMatter(readFileSync(file, 'utf8'))
  return Object.entries((fields.relatedCapIds ?? {}) as Record<string, string>)
})

describe('cars under guides', () => {
  const catalogue = authoredCatalogue.flatMap(expandMake)
  const carOf = (capId: string) => catalogue.find((each) => String(each.capId) === capId)

  test.each(namedCars)('%s is car %s of the demonstration', (name, capId) => {
    const car = carOf(capId)
    expect(car && `${car.manufacturer.name} ${car.carModel.name} ${car.name}`).toBe(name)
  })

  test('stand under at least eight guides, two to four under each', () => {
    const counts = guides.flatMap(({ relatedCapIds }) => relatedCapIds?.length ?? [])
    expect(counts.length).toBeGreaterThanOrEqual(8)
    expect(counts.filter((count) => count < 2 || count > 4)).toEqual([])
  })

  test.each([
    ['leasing-an-electric-car', 'fuelType', 'electric'],
    ['charging-at-home-and-away', 'fuelType', 'electric'],
    ['leasing-a-van', 'bodyType', 'van'],
  ] as const)('under %s every %s is %s', (slug, field, value) => {
    const capIds = guides.find((guide) => guide.slug.current === slug)!.relatedCapIds ?? []
    expect(capIds.length).toBeGreaterThan(0)
    for (const capId of capIds) expect(carOf(capId)?.[field]).toBe(value)
  })
})

test('E-15 a guide that speaks of prices without VAT shows business prices', () => {
  const withoutVat = guides.filter(({ body }) =>
    wordsOf(body)
      .join(' ')
      .match(/here are shown without VAT|shown without VAT, because|excl\. VAT” stand beside/),
  )
  expect(withoutVat.length).toBeGreaterThan(1)
  expect(withoutVat.map(({ pricesShownAs }) => pricesShownAs)).toEqual(
    withoutVat.map(() => 'business'),
  )
})

describe.each(guides.map((guide) => [guide.slug.current!, guide] as const))('%s', (_, guide) => {
  test('has 500 to 1,000 words', () => {
    const words = wordsOf(guide.body).length
    expect(words).toBeGreaterThanOrEqual(500)
    expect(words).toBeLessThanOrEqual(1000)
  })

  test('has texts that search results and lists can show whole', () => {
    expect(guide.title.length).toBeLessThanOrEqual(80)
    expect(guide.summary.length).toBeLessThanOrEqual(280)
    expect(guide.seo!.title!.length).toBeLessThanOrEqual(60)
    expect(guide.seo!.description!.length).toBeLessThanOrEqual(160)
  })

  test('links only to pages and guides that there are', () => {
    const own = linksOf(guide.body).filter((href) => href.startsWith('/'))
    expect(own.length).toBeGreaterThan(0)
    expect(
      own.map((href) => href.split(/[?#]/)[0]).filter((path) => !addresses.has(path!)),
    ).toEqual([])
  })

  test('does not shout, and was checked after it was written', () => {
    expect(wordsOf(guide).join(' ')).not.toContain('!')
    expect(guide.updatedAt >= guide.publishedAt).toBe(true)
  })
})
