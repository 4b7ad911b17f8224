import { parse } from 'groq-js/1'
import { expect, test } from 'vitest'
import { anyQuery } from '#content-lake/test/fuzz/any-query.ts'
import { fixedNumbers } from '#content-lake/test/environments/fixed-numbers.ts'
import { deepestTree, queryDepth, treeDepth } from './query-depth.ts'

test.each([
  ['*', 1],
  ['*[_type == "guide"]', 5],
  ['a || b || c', 2],
  ['a.b.c', 2],
  ['[1, [2, [3]]]', 6],
  ['!!!a', 3],
  // Brackets in texts and comments make nothing deeper.
  ['"((((" + \'[[[[\'', 1],
  ['1 // ((((\n + 2', 1],
  // Escapes are read as the parser reads them: the quotes in them end nothing.
  [String.raw`"\u{"}((((" + 1`, 1],
  [String.raw`"\"((((" + 1`, 1],
  [String.raw`"a\u"123((((" + 1`, 1],
  // What is never closed is gone into all the same.
  ['((((', 4],
])('%s has at most %d levels', (query, depth) => {
  expect(queryDepth(query)).toBe(depth)
})

test('a tree is no deeper than its text', () => {
  const random = fixedNumbers()
  let parsed = 0
  for (let turn = 0; turn < 300; turn += 1) {
    const { query, params } = anyQuery(random, 2000)
    const tree = treeOf(query, params)
    if (!tree) continue
    parsed += 1
    // One level of the text is up to four nodes, such as a projection with its object and attribute.
    expect(treeDepth(tree, deepestTree), query).toBeLessThanOrEqual(4 * (queryDepth(query) + 1))
  }
  expect(parsed).toBeGreaterThan(150)
})

function treeOf(query: string, params: Record<string, unknown>) {
  try {
    return parse(query, { params })
  } catch {
    return null
  }
}
