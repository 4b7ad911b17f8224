import { describe, expect, test } from 'vitest'
import { documents } from '../content-seed.ts'
import { filtersFromSearch } from '#core/filters/address/filters-from-search.ts'
import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import { linkFilters } from '#core/filters/change/link-filters.ts'
import { textsOf } from './texts-of.ts'

/** What every text of a fresh installation has in common, whoever wrote it. */
const texts = textsOf(documents)
const json = JSON.stringify(documents)

describe('F-77 a link with filters is written as the list writes it, so nobody is sent on', () => {
  const searches = [...json.matchAll(/"href":"\/[^"?]*\?([^"#]+)"/g)].map(([, search]) => search!)

  test('there are such links', () => {
    expect(searches.length).toBeGreaterThan(0)
  })

  test.each([...new Set(searches)])('%s', (search) => {
    const { values } = filtersFromSearch(Object.fromEntries(new URLSearchParams(search)))
    expect(filtersToSearch(values)).toBe(search)
  })
})

test('F-99 every link to vans opens business prices', () => {
  const searches = [...json.matchAll(/"href":"[^"?]*\?([^"#]*bodyTypes=van[^"#]*)"/g)]
  const pages = json.match(/"href":"\/van-leasing"/g) ?? []
  expect(searches.length + pages.length).toBeGreaterThan(1)
  const vans = filtersToSearch(linkFilters({ bodyTypes: ['van'] }))
  expect(searches.filter(([, search]) => search !== vans)).toEqual([])
})

test('links and strong words are written only where they are drawn, never as marks in plain text', () => {
  expect(texts.filter((text) => /\]\(|\*\*/.test(text))).toEqual([])
})

test('the English is British', () => {
  const american =
    /\b(?:colors?|gray|tires|licensed|program|center|(?:organ|real|recogn|character|emphas)iz\w+|favorites?|neighbors?|catalog|gasoline|trunk|sidewalk)\b/i
  expect(texts.flatMap((text) => american.exec(text)?.[0] ?? [])).toEqual([])
})
