import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importGraph, levelsFrom, reachedFrom } from './import-graph.ts'
import { depthOf, ownFiles } from './trace-way.ts'

const tree: Record<string, string> = {
  'site/list/page.tsx':
    "import { list } from '#core/list.ts'\nimport type { Car } from '#core/car.ts'\nimport '#site/frame.ts'\nimport './page.css'\nimport 'react'",
  'site/guide/page.tsx':
    "import '#site/frame.ts'\nimport { type Car } from '#core/car.ts'\nexport { words } from './words.ts'\nexport type { Car } from '#core/types.ts'",
  'site/guide/words.ts': "export const words = () => import('./later.ts')",
  'site/guide/later.ts': "new Worker(new URL('./worker.ts', import.meta.url))",
  'site/guide/worker.ts': '',
  'site/frame.ts': '',
  'package.json':
    '{ "imports": { "#site/here.ts": { "browser": "./site/in-browser.ts", "default": "./site/on-server.ts" } } }',
  'site/home/page.tsx': "import '#site/here.ts'",
  'site/in-browser.ts': '',
  'site/on-server.ts': '',
  'core/list.ts': "import './engine/entry.ts'\nexport const list = 1",
  'core/car.ts': 'export type Car = 1',
  'core/types.ts': 'export type Car = 1',
  'core/engine/entry.ts': "import './second.ts'\nimport './third.ts'\nimport '../car.ts'",
  'core/engine/second.ts': "import './third.ts'",
  'core/engine/third.ts': "import './entry.ts'",
}
const root = mkdtempSync(path.join(tmpdir(), 'trace-'))
const graph = importGraph(root)
const pages = ['site/list/page.tsx', 'site/guide/page.tsx']

beforeAll(() => {
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
})
afterAll(() => rmSync(root, { recursive: true }))

test('a name that is another file in a browser leads to both', () => {
  expect(reachedFrom(['site/home/page.tsx'], graph)).toEqual([
    'site/home/page.tsx',
    'site/in-browser.ts',
    'site/on-server.ts',
  ])
})

test('what a page reaches is followed through values, re-exports, later imports and workers', () => {
  expect(reachedFrom(['site/guide/page.tsx'], graph)).toEqual([
    'site/frame.ts',
    'site/guide/later.ts',
    'site/guide/page.tsx',
    'site/guide/words.ts',
    'site/guide/worker.ts',
  ])
})

test('types, styles and packages are not followed', () => {
  expect(graph('site/list/page.tsx')).toEqual(['core/list.ts', 'site/frame.ts'])
})

test('a way counts what few pages share, and what no page reaches', () => {
  const way = { entries: ['site/list/page.tsx', 'core/types.ts'] }
  const own = ownFiles(way, pages, 1, graph)
  expect(own).not.toContain('site/frame.ts')
  expect(own).toContain('core/types.ts')
  expect(ownFiles(way, pages, 2, graph)).toEqual([...own, 'site/frame.ts'].toSorted())
})

test('the longest chain is counted, in the folder of its entry, and circles end it', () => {
  expect(depthOf('core/engine/entry.ts', graph)).toBe(3)
  expect(levelsFrom('core/list.ts', graph)).toBe(4)
})
