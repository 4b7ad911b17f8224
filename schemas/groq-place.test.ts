import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** Programs that ask for content, and folders that answer or prove rather than ask. */
const asking = ['core', 'content-lake', 'leasing-api', 'schemas', 'site', 'studio']
const elsewhere = /\/(node_modules|dist|\.next|generated|test)\/|^content-lake\/query\//

/** What gives a query away: `*[_type`, a filter by type, or a tag. */
const groq =
  /\*\s*\[\s*(_|references\(|defined\()|\b_type\s+in\s+\[|\b_type\s*==\s*"|\bdefineQuery\(|\bgroq`/

const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const files = globSync(`{${asking.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).filter(
  (file) => !elsewhere.test(file) && !/\.test\.tsx?$/.test(file),
)

test('files are found', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => file.startsWith('schemas/queries/')).length).toBeGreaterThan(10)
})

test('queries stand in schemas/queries and nowhere else', () => {
  const holding = files.filter((file) =>
    groq.test(code(readFileSync(path.join(root, file), 'utf8'))),
  )
  expect(
    holding.filter((file) => !file.startsWith('schemas/queries/')),
    'Move these queries to schemas/queries, where typegen and the tests see them.',
  ).toEqual([])
  expect(holding).toContain('schemas/queries/guides.ts')
  expect(holding).toContain('schemas/queries/studio-lists.ts')
})
