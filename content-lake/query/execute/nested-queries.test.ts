import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Asking, askQuery } from '#content-lake/test/environments/ask-query.ts'
import {
  demonstration,
  type LakeProcess,
  lakeProcess,
} from '#content-lake/test/environments/lake-process.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lake: LakeProcess

beforeAll(async () => {
  lake = await lakeProcess(demonstration)
  await lake.start()
})
afterAll(() => lake.remove())

const ask = (query: string, asking?: Asking) => askQuery(lake, query, asking)

const nested: [string, (levels: number) => string][] = [
  ['parentheses', (n) => `${'('.repeat(n)}1${')'.repeat(n)}`],
  ['lists', (n) => `${'['.repeat(n)}1${']'.repeat(n)}`],
  ['objects', (n) => `${'{"a":'.repeat(n)}1${'}'.repeat(n)}`],
  ['negations', (n) => `${'!'.repeat(n)}true`],
  ['signs', (n) => `${'- '.repeat(n)}1`],
  ['alternatives', (n) => Array(n).fill('false').join('||')],
  ['attributes', (n) => `@${'.a'.repeat(n)}`],
  ['elements', (n) => `@${'[0]'.repeat(n)}`],
  ['references', (n) => `@${'->'.repeat(n)}`],
  ['functions', (n) => `${'count('.repeat(n)}[]${')'.repeat(n)}`],
  ['projections', (n) => `@${'{"b":a'.repeat(n)}${'}'.repeat(n)}`],
]

describe.each(nested)('a query nested too deeply: %s', (_, query) => {
  test.each([1600, 2500, 4000])('%d levels', async (levels) => {
    for (const token of [undefined, lake.token()]) {
      const refused = await ask(query(levels), { ...(token !== undefined && { token }) })
      expect(refused).toMatchObject({ status: 400, error: { type: 'queryParseError' } })
      expect(refused.message).toContain('nested too deeply')
    }
  })
})

test('words to search for are a hundred at most', async () => {
  const search = (words: number) =>
    ask('count(*[@ match text::query($words)])', {
      params: { words: 'zebra '.repeat(words) },
      token: lake.token(),
    })
  expect((await search(100)).result).toBe(0)
  expect(await search(101)).toMatchObject({ status: 400, error: { type: 'queryTooLarge' } })
  expect(await search(40_000)).toMatchObject({ status: 400, error: { type: 'queryTooLarge' } })
})

test.each([undefined, 'token'])('an escape without its end ends (%s)', async (given) => {
  const query = `['",1,//',\n"\\u{`
  const refused = await ask(query, { ...(given !== undefined && { token: lake.token() }) })
  expect(refused).toMatchObject({ status: 400, error: { type: 'queryParseError' } })
})

test.each([
  ['objects inside objects', `${'{"a":'.repeat(80)}1${'}.a'.repeat(80)}`],
  ['conditions inside conditions', `*{${'title=>{'.repeat(60)}title${'}'.repeat(60)}}`],
])('a source map of %s grows to a limit', async (_, query) => {
  const refused = await ask(query, { search: '?resultSourceMap=true', token: lake.token() })
  expect(refused).toMatchObject({ status: 400, error: { type: 'queryTooLarge' } })
})
