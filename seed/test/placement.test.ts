import { describe, expect, test } from 'vitest'
import { enquiryButtonTexts, scenarios } from '#core/experiments/scenarios.ts'
import { runningCosts } from '#leasing-api/catalogue/running-costs.ts'
import { contentRoutes } from '#schemas/placement/content-route.ts'
import { faqTopicTitles } from '#schemas/placement/faq-topic-title.ts'
import { pageKeys } from '#schemas/placement/page-key.ts'
import { messages } from '#site/messages/en.ts'
import { routes } from '#site/policy/routes.ts'
import { singletons } from '#studio/structure/singleton.ts'
import { linksOf, textsOf, wordsOf } from './texts-of.ts'
import { documents } from '../content-seed.ts'
import { documentsOf } from './documents.ts'

const costTables = documentsOf('costTable')
const experiments = documentsOf('experiment')
const faqs = documentsOf('faq')
const pages = documentsOf('pageContent')
const storefronts = documentsOf('storefront')

/** Everything a fresh installation begins with, guides and articles apart. */
const ids = documents.map(({ _id }) => _id)

test('no two documents have the same id', () => {
  expect(new Set(ids).size).toBe(ids.length)
})

test('what exists once stands under its type as id, where the Studio and the site look for it', () => {
  const alone = documents.filter(({ _type }) => singletons.has(_type))
  expect(alone.map(({ _id }) => _id).toSorted()).toEqual([...singletons].toSorted())
  expect(alone.every(({ _id, _type }) => _id === _type)).toBe(true)
})

test('every page that asks for a text has one', () => {
  expect(pages.map(({ key }) => key).toSorted()).toEqual(
    pageKeys.map(({ key }) => key as string).toSorted(),
  )
})

test('every reference leads to a document of the seed', () => {
  const references = [...JSON.stringify(documents).matchAll(/"_ref":"([^"]+)"/g)]
  const missing = references.map(([, id]) => id!).filter((id) => !ids.includes(id))
  expect(missing.filter((id) => !id.startsWith('image-'))).toEqual([])
})

describe('questions', () => {
  test('there are at least forty, each on known pages', () => {
    expect(faqs.length).toBeGreaterThanOrEqual(40)
    const known = new Set<string>(contentRoutes.map(({ route }) => route))
    expect(faqs.flatMap((faq) => faq.routes).filter((route) => !known.has(route))).toEqual([])
  })

  test('E-20 each has a topic, and editors choose it in the words that the page says', () => {
    expect(faqTopicTitles).toEqual(messages.content.questionsTopics)
    const topics = new Set(faqs.map(({ topic }) => topic))
    expect([...topics].toSorted()).toEqual(Object.keys(faqTopicTitles).toSorted())
  })

  test.each([
    ['faq-other-drivers', 'driving'],
    ['faq-maintenance', 'driving'],
    ['faq-mileage', 'driving'],
    ['faq-own-the-car', 'ending'],
    ['faq-wear', 'ending'],
    ['faq-extend', 'ending'],
  ])('E-20 %s is filed under %s', (id, topic) => {
    expect(faqs.find(({ _id }) => _id === id)!.topic).toBe(topic)
  })

  test('answers are short enough to be read', () => {
    for (const { answer } of faqs) expect(wordsOf(answer).length).toBeLessThanOrEqual(120)
  })

  test.each(['/car-search', '/van-leasing', '/about-us', '/budget-search'])(
    '%s has a block of them',
    (route) => {
      expect(faqs.filter((faq) => faq.routes.includes(route)).length).toBeGreaterThanOrEqual(3)
    },
  )
})

test('links lead to pages that are built, or to documents of the seed', () => {
  const built = new Set(routes.map(({ path }) => path))
  const guides = documents.flatMap((document) =>
    document._type === 'guide'
      ? [
          `/car-leasing-guides/${document.category._ref.replace('guide-category-', '')}/${document.slug.current}`,
        ]
      : [],
  )
  // The site leaves out what menus lead to and is not built; navigation.test.ts says where they lead.
  const texts = documents.filter(({ _type }) => _type !== 'navigation')
  const paths = [...linksOf(texts)]
    .filter((href) => href.startsWith('/'))
    .map((href) => href.split(/[?#]/)[0]!)
  expect(paths.filter((path) => !built.has(path) && !guides.includes(path))).toEqual([])
})

test('nothing shouts', () => {
  expect(textsOf(documents).filter((text) => text.includes('!'))).toEqual([])
})

test('a legal text waits for its review, and says nothing of it to readers', () => {
  const legal = pageKeys.filter((page) => 'isLegal' in page)
  for (const { key } of legal) {
    const page = pages.find((each) => each.key === key)!
    expect(page.legalReview?.status).toBe('pending')
    expect(textsOf([page.title, page.intro, page.body]).join(' ')).not.toMatch(
      /legal review|draft/i,
    )
  }
})

describe('experiments', () => {
  const written = Object.fromEntries(
    experiments.flatMap((experiment) =>
      experiment.scenarios.map(({ name, variants }) => [
        name,
        variants.map((variant) => ({ name: variant.name, weight: variant.weight })),
      ]),
    ),
  )

  test('X-01 X-02 X-03 X-04 are those that core assigns by', () => {
    expect(written).toEqual(scenarios)
  })

  test('X-04 the labels are what the button says', () => {
    const variants = experiments.flatMap(({ scenarios: all }) =>
      all.filter(({ name }) => name === 'enquiryButton').flatMap((scenario) => scenario.variants),
    )
    expect(Object.fromEntries(variants.map(({ name, label }) => [name, label]))).toEqual(
      enquiryButtonTexts,
    )
  })
})

describe('costs are those the calculators use', () => {
  const rows = Object.fromEntries(
    costTables.flatMap(({ rows: all }) => all.map(({ label, value }) => [label, value])),
  )
  const now = (kind: string) =>
    runningCosts
      .filter((cost) => cost.kind === kind)
      .toSorted((left, right) => right.fromDay.localeCompare(left.fromDay))[0]!.amount

  test.each([
    ['Petrol', 'petrolPencePerLitre', 1],
    ['Diesel', 'dieselPencePerLitre', 1],
    ['At home', 'homeElectricityPencePerKwh', 1],
    ['Public chargers', 'publicElectricityPencePerKwh', 1],
    ['Each year after', 'roadTaxPencePerYear', 100],
    ['Supplement for expensive cars', 'dearCarSupplementPencePerYear', 100],
    ['Electric cars', 'electricMileageDutyPencePerMile', 1],
    ['Plug-in hybrids', 'plugInMileageDutyPencePerMile', 1],
  ])('%s', (label, kind, pence) => {
    expect(rows[label]! * pence).toBe(now(kind))
  })

  test('the first-year rates', () => {
    const first = costTables
      .find(({ kind }) => kind === 'roadTax')!
      .rows.filter(({ label }) => label.startsWith('First year'))
    const ours = runningCosts
      .filter(({ kind, fromDay }) => kind.startsWith('firstRoadTax') && fromDay === '2026-04-01')
      .map(({ amount }) => amount / 100)
    expect(first.map(({ value }) => value)).toEqual(ours)
  })
})

test('there is our own storefront and two partners’, each with hosts of its own', () => {
  expect(storefronts.map(({ key }) => key)).toEqual(['larkway', 'fairmile', 'oakmoney'])
  const hosts = storefronts.flatMap((storefront) => storefront.hosts)
  expect(new Set(hosts).size).toBe(hosts.length)
})
