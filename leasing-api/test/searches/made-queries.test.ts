import { expect, test } from 'vitest'
import { searchIndex } from '#core/search/search-index.ts'
import { search } from '#core/search/search.ts'
import { demonstrationCatalogue } from './demonstration-catalogue.ts'
import { madeQueries } from './made-queries.ts'

const { catalogue, guides } = demonstrationCatalogue()
const index = searchIndex(catalogue)

/** An address whose fields are compared whatever their order. */
function parts(path: string | null) {
  if (path === null) return null
  const { pathname, searchParams } = new URL(path, 'http://site')
  searchParams.sort()
  return `${pathname}?${searchParams.toString()}`
}

test.each([1, 2, 3])('F-130 at least 95% of 200 made searches are answered, seed %i', (seed) => {
  const wrong = madeQueries(catalogue, seed, 200).filter(({ text, path }) => {
    const [first] = search(index, guides, text).answers
    return parts(first?.path ?? null) !== parts(path)
  })
  const told = wrong.map(({ kind, text }) => {
    const [first] = search(index, guides, text).answers
    return `${kind}: “${text}” led to ${first?.path ?? 'nothing'}`
  })
  expect(wrong.length, told.join('\n')).toBeLessThanOrEqual(10)
})
