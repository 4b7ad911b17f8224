import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { searchIndex } from '#core/search/search-index.ts'
import { search } from '#core/search/search.ts'
import { demonstrationCatalogue } from './demonstration-catalogue.ts'

const table = readFileSync(path.join(import.meta.dirname, 'wanted-answers.csv'), 'utf8')
const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(/,(.*)/, 2) as [query: string, answer: string])

const { catalogue, guides, rangeNames } = demonstrationCatalogue()
const index = searchIndex(catalogue)

/** The first answer as the table writes it: a deal by its range and a part of its name. */
function firstAnswer(query: string, wanted: string): string {
  const [answer] = search(index, guides, query).answers
  if (!answer) return 'none'
  const [, range, name] = /^deal (\S+) (.+)$/.exec(wanted) ?? []
  const isWantedDeal =
    answer.kind === 'derivative' &&
    range &&
    answer.title.startsWith(rangeNames.get(range)!) &&
    answer.title.includes(name!)
  return isWantedDeal
    ? wanted
    : `${answer.path}${answer.kind === 'derivative' ? ` ${answer.title}` : ''}`
}

describe('F-130 the first answer to what visitors type', () => {
  test.each(rows)('%s: %s', (query, wanted) => {
    expect(firstAnswer(query, wanted)).toBe(wanted)
  })
})
