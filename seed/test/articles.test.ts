import { describe, expect, test } from 'vitest'
import { authoredCatalogue } from '#leasing-api/catalogue/authored-catalogue.ts'
import { textsOf, wordsOf } from './texts-of.ts'
import { documentsOf } from './documents.ts'

const articles = documentsOf('article')

/** The texts of makes and ranges a fresh installation begins with. */
const ofMakes = articles.filter(({ range }) => !range)
const ofRanges = articles.filter(({ range }) => range)

test('twelve makes and at least twenty ranges have a text, each one', () => {
  expect(ofMakes).toHaveLength(12)
  expect(ofRanges.length).toBeGreaterThanOrEqual(20)
  expect(new Set(articles.map(({ _id }) => _id)).size).toBe(articles.length)
})

/** Digits may stand in a model's name and nowhere else. */
const names =
  /\b(?:ID\.\d|EV\d|IONIQ \d|MG\d|X\d|A\d|Q\d|CO2|\d Series|iX\d|i\d\d?)\b|\{[a-zA-Z0-9]+\}/g

describe.each(articles.map((article) => [article._id, article] as const))('%s', (_, article) => {
  test('is about a make and range of the catalogue', () => {
    const make = authoredCatalogue.find(({ slug }) => slug === article.manufacturer)
    expect(make).toBeDefined()
    if (article.range) expect(make!.ranges.map(({ slug }) => slug)).toContain(article.range)
  })

  test('writes no figure: every number is a live one', () => {
    const { intro, trimAdvice, news, seo } = article
    const written = textsOf([intro, trimAdvice, news?.map(({ title, text }) => [title, text]), seo])
      .join(' ')
      .replaceAll(names, '')
    expect(/\S*\d\S*/.exec(written)?.[0]).toBeUndefined()
    expect(JSON.stringify(intro)).toContain('"liveFigure"')
  })

  test('is as long as readers stay', () => {
    const words = wordsOf(article.intro).length
    expect(words).toBeGreaterThanOrEqual(article.range ? 80 : 120)
    expect(words).toBeLessThanOrEqual(220)
    if (article.range) expect(wordsOf(article.trimAdvice).length).toBeGreaterThanOrEqual(50)
  })

  test('does not shout', () => {
    expect(textsOf(article).join(' ')).not.toContain('!')
  })
})
