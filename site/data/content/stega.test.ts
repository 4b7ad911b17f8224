import { stegaClean, stegaEncodeSourceMap } from '@sanity/client/stega'
import { describe, expect, test } from 'vitest'
import { isMarked } from './stega.ts'

/** The value as the preview gives it, when every text of it came from one document. */
function marked<Value extends object>(value: Value): Value {
  const paths: string[] = []
  const mappings: Record<string, unknown> = {}
  walk(value, '$', (path) => {
    mappings[path] = {
      type: 'value',
      source: { type: 'documentValue', document: 0, path: paths.push(path) - 1 },
    }
  })
  return stegaEncodeSourceMap(
    value,
    { documents: [{ _id: 'guide-a', _type: 'guide' }], paths, mappings } as never,
    { enabled: true, studioUrl: 'http://localhost:4100', filter: isMarked },
  ) as Value
}

function walk(value: unknown, path: string, visit: (path: string) => void): void {
  if (typeof value === 'string') visit(path)
  else if (Array.isArray(value)) value.forEach((each, i) => walk(each, `${path}[${i}]`, visit))
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value)) walk(child, `${path}['${key}']`, visit)
}

/** A document with a field of every kind that pages show, link to, compare or hide. */
const document = {
  _id: 'guide-a',
  _type: 'guide',
  title: 'What is a lease?',
  summary: 'Two sentences.',
  author: 'Sam Reed',
  question: 'May I end early?',
  text: 'Compare 15 providers',
  name: 'Up front',
  cells: ['£299'],
  columns: ['Term'],
  goodFor: ['Long journeys'],
  slug: 'what-is-a-lease',
  key: 'about-us',
  href: '/faq',
  url: 'https://example.com',
  to: '/new',
  from: '/old',
  kind: 'initialRental',
  figure: 'cheapestMonthly',
  manufacturer: 'ford',
  range: 'focus',
  alt: 'A car at a charger',
  caption: 'Chargers by region',
  audience: 'business',
  startsOn: '2026-11-20',
  updatedAt: '2026-11-20',
  phone: '0800 000 000',
  opens: '09:00',
  routes: ['/faq'],
  relatedCapIds: ['10000001'],
  seo: { title: 'Lease', description: 'About leases' },
  tokens: { accent: '#ff0000' },
  part: 'makes',
  service: 'linkedin',
}
const shown = new Set([
  ...['title', 'summary', 'author', 'question', 'text', 'name', 'cells', 'columns', 'goodFor'],
])

describe('E-08 marks of the preview', () => {
  test.each(Object.keys(document) as (keyof typeof document)[])('in %s', (field) => {
    const value = JSON.stringify(marked(document)[field])
    expect(value !== JSON.stringify(document[field])).toBe(shown.has(field))
  })

  test('none is left once a value is cleaned', () => {
    expect(stegaClean(marked(document))).toEqual(document)
  })
})
