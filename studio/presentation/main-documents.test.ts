import { expect, test } from 'vitest'
import { matchPattern } from '../../core/routes/match-pattern.ts'
import { answerOf } from '../../schemas/test/lake-of.ts'
import { samples } from '../../schemas/test/samples.ts'
import { mainDocuments } from './main-documents.ts'

const documents = Object.values(samples) as never[]

/** The id of the document that the Studio selects for a page, as Presentation finds it. */
function documentAt(path: string): string | null {
  for (const { route, type, filter, params } of mainDocuments) {
    const found = [route]
      .flat()
      .map((pattern) => matchPattern(pattern, path))
      .find(Boolean)
    if (!found) continue
    const context = { origin: '', path, params: found }
    const query = type ? `*[_type == "${type}"][0]._id` : `*[${String(filter)}][0]._id`
    const values = typeof params === 'function' ? params(context) : (params ?? {})
    return answerOf(query, values, documents) as string | null
  }
  return null
}

test.each([
  ['/', 'siteSettings'],
  ['/tcs', samples.pageContent._id],
  ['/car-leasing-guides/leasing-explained/initial-rental', samples.guide._id],
  ['/car-leasing-guides/leasing-explained', samples.guideCategory._id],
  ['/car-leasing/vauxhall/corsa', samples.article._id],
])('beside %s the Studio opens %s', (path, id) => {
  expect(documentAt(path)).toBe(id)
})

test.each([
  '/car-leasing/vauxhall',
  '/car-leasing/vauxhall/astra',
  '/car-leasing-guides/costs/initial-rental',
  '/car-leasing/electric-cars',
  '/special-offers',
])('beside %s it opens nothing', (path) => {
  expect(documentAt(path)).toBeNull()
})
