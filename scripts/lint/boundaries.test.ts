import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

/**
 * Writes a small tree whose files import what they must not, in every way a file can name another,
 * lints it once with our own configuration and sees each of them caught, and none of the allowed.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** [importing folder, imported file of ours or package] */
const forbidden: [string, string][] = [
  ['core/offer', 'leasing-api/queries/top-offers.ts'],
  ['core/offer', 'schemas/queries/guide.ts'],
  ['core/offer', 'site/data/offers.ts'],
  ['core/offer', 'react'],
  ['core/offer', 'next/navigation'],
  ['core/offer', 'node:fs'],
  ['core/offer', 'node:crypto'],
  ['core/offer', 'drizzle-orm'],
  ['core/offer', 'zod'],
  ['core/contract', 'hono'],
  ['core/contract', 'leasing-api/config.ts'],
  ['leasing-api/catalogue', 'site/data/offers.ts'],
  ['leasing-api/catalogue', 'content-lake/main.ts'],
  ['leasing-api/catalogue', 'schemas/types/guide.ts'],
  ['leasing-api/catalogue', 'sanity'],
  ['leasing-api/catalogue', 'next/cache'],
  ['leasing-api/catalogue', 'zod'],
  ['leasing-api/routes', 'drizzle-orm'],
  ['leasing-api/routes', 'drizzle-orm/pg-core'],
  ['leasing-api/routes', 'pg'],
  ['leasing-api/routes', '@electric-sql/pglite'],
  ['leasing-api/routes', 'leasing-api/db/connection.ts'],
  ['leasing-api/queries', 'leasing-api/routes/orders.ts'],
  ['leasing-api/routes', 'leasing-api/deal-search/list/best-offers.ts'],
  ['content-lake/live', 'content-lake/query/execute/evaluate-query.ts'],
  ['schemas/types', 'content-lake/main.ts'],
  ['schemas/types', 'studio/sanity.config.ts'],
  ['schemas/types', 'leasing-api/config.ts'],
  ['content-lake/queries', 'core/offer/profile.ts'],
  ['content-lake/queries', 'leasing-api/config.ts'],
  ['content-lake/queries', 'studio/sanity.config.ts'],
  ['server-kit', 'core/offer/profile.ts'],
  ['server-kit', 'leasing-api/config.ts'],
  ['server-kit', 'next/cache'],
  ['core/offer', 'server-kit/listen.ts'],
  ['schemas/types', 'server-kit/listen.ts'],
  ['site/components', 'server-kit/listen.ts'],
  ['site/stores', 'server-kit/listen.ts'],
  ['site/ui', 'server-kit/listen.ts'],
  ['content-lake/store', 'seed/content-seed.ts'],
  ['leasing-api/catalogue', 'seed/content-seed.ts'],
  ['site/data', 'seed/content-seed.ts'],
  ['seed/loader', 'content-lake/store/document-store.ts'],
  ['seed/loader', 'leasing-api/config.ts'],
  ['seed/loader', 'core/offer/profile.ts'],
  ['seed/loader', 'sanity'],
  ['seed/test', 'scripts/start/root.mjs'],
  ['studio/desk', 'site/ui/button.ts'],
  ['studio/desk', 'leasing-api/config.ts'],
  ['site/app', 'leasing-api/queries/top-offers.ts'],
  ['site/app', 'content-lake/main.ts'],
  ['site/app', 'pg'],
  ['site/components', 'site/app/page.ts'],
  ['site/components/deal', 'site/components/results/make-list.ts'],
  ['site/components/shared/text', 'site/components/make/make-page.ts'],
  ['site/components', 'site/data/offers.ts'],
  ['site/components', 'site/data/deal/server.ts'],
  ['site/components', 'site/data/browser.ts'],
  ['site/components', 'schemas/queries/guide.ts'],
  ['site/stores', 'site/components/offer-card.ts'],
  ['site/stores', 'site/ui/button.ts'],
  ['site/stores', 'site/app/page.ts'],
  ['site/data', 'site/stores/filters.ts'],
  ['site/data', 'site/components/offer-card.ts'],
  ['site/data', 'leasing-api/config.ts'],
  ['site/data', 'swr'],
  ['site/ui', 'core/offer/profile.ts'],
  ['site/ui', 'site/stores/filters.ts'],
  ['site/ui', 'site/messages/read.ts'],
  ['site/front', 'site/app/page.ts'],
  ['site/front', 'leasing-api/config.ts'],
  ['core/offer', 'scripts/start/root.mjs'],
  ['leasing-api/catalogue', 'scripts/start/root.mjs'],
  ['site/app', 'scripts/start/root.mjs'],
  ['e2e', 'scripts/start/root.mjs'],
]

const allowed: [string, string][] = [
  ['core/offer', 'core/money/pence.ts'],
  ['core/validation', 'yup'],
  ['core/contract', 'zod'],
  ['core/contract', 'core/offer/profile.ts'],
  ['leasing-api/catalogue', 'core/offer/profile.ts'],
  ['leasing-api/catalogue', 'schemas/queries/guide.ts'],
  ['leasing-api/catalogue', 'node:fs'],
  ['leasing-api/routes', 'leasing-api/queries/top-offers.ts'],
  ['leasing-api/routes', 'hono'],
  ['leasing-api/routes', 'leasing-api/deal-search/deal-search.ts'],
  ['leasing-api/deal-search/list', 'leasing-api/deal-search/match/query-cells.ts'],
  ['leasing-api/test', 'leasing-api/deal-search/load/raw-rates.ts'],
  ['bench/search', 'leasing-api/deal-search/load/load-rates.ts'],
  ['content-lake/live', 'content-lake/query/query-engine.ts'],
  ['leasing-api/queries', 'leasing-api/db/connection.ts'],
  ['leasing-api/queries', 'drizzle-orm'],
  ['schemas/types', 'core/offer/profile.ts'],
  ['schemas/types', 'sanity'],
  ['content-lake/queries', 'schemas/types/guide.ts'],
  ['content-lake/queries', 'groq-js'],
  ['leasing-api/catalogue', 'server-kit/listen.ts'],
  ['content-lake/queries', 'server-kit/listen.ts'],
  ['server-kit', 'lru-cache'],
  ['server-kit', 'node:net'],
  ['site/front', 'server-kit/listen.ts'],
  ['scripts', 'server-kit/listen.ts'],
  ['seed/loader', 'schemas/placement/live-figure-key.ts'],
  ['seed/loader', 'yaml'],
  ['seed/test', 'seed/content-seed.ts'],
  ['seed/test', 'site/policy/routes.ts'],
  ['studio/desk', 'schemas/types/guide.ts'],
  ['site/app', 'site/components/offer-card.ts'],
  ['site/app', 'site/data/offers.ts'],
  ['site/app', 'schemas/queries/guide.ts'],
  ['site/components', 'site/stores/filters.ts'],
  ['site/components/deal', 'site/components/shared/deal/price-lines.ts'],
  ['site/components/make/range', 'site/components/make/price-table.ts'],
  ['site/components', 'site/data/deal/browser.ts'],
  ['site/components', 'site/data/deal/types.ts'],
  ['site/components', 'site/messages/read.ts'],
  ['site/components', 'core/offer/profile.ts'],
  ['site/stores', 'site/data/offers.ts'],
  ['site/data', 'schemas/queries/guide.ts'],
  ['site/data', 'site/policy/cache-tags.ts'],
  ['site/ui', 'site/ui/icon.ts'],
  ['site/ui', 'react'],
  ['scripts', 'leasing-api/config.ts'],
  ['e2e', 'core/routes/paths.ts'],
]

/** Every way one file can name another; own files are named by path and by alias. */
const forms: Record<string, (specifier: string) => string> = {
  import: (s) => `import { a } from '${s}'\nexport const b = a\n`,
  'import for effect': (s) => `import '${s}'\n`,
  'import of a type': (s) => `import type { A } from '${s}'\nexport type B = A\n`,
  'type expression': (s) => `export type B = import('${s}').A\n`,
  'named re-export': (s) => `export { a } from '${s}'\n`,
  'full re-export': (s) => `export * from '${s}'\n`,
  'dynamic import': (s) => `export const load = () => import('${s}')\n`,
  'dynamic import of a template': (s) => `export const load = () => import(\`${s}\`)\n`,
  require: (s) => `export const a = require('${s}')\n`,
}

/** [file, package, errors]: what tests of core may import, and what only they may. */
const packageCases: [string, string, number][] = [
  ['core/offer/a.test.ts', 'fast-check', 0],
  ['core/contract/a.test.ts', 'vitest', 0],
  ['core/offer/b.test.ts', 'node:fs', 1], // Core's tests run in a browser as well.
  ['core/offer/c.test.ts', 'zod', 1],
  ['core/contract/c.test.ts', 'yup', 1],
  ['core/contract/d.test.ts', '@testing-library/react', 1],
  ['core/contract/e.ts', 'yup', 1],
  ['core/offer/f.ts', 'fast-check', 1],
  ['core/fixtures/f.ts', 'fast-check', 0],
  ['core/fixtures/h.ts', 'zod', 1],
  ['core/fixtures/i.ts', 'vitest', 1],
  ['core/contract/g.ts', 'vitest', 1],
]

interface Case {
  file: string
  title: string
}

const tree = mkdtempSync(path.join(tmpdir(), 'larkway-boundaries-'))
const forbiddenCases = forbidden.flatMap(([folder, target]) => casesOf(folder, target, 'bad'))
const allowedCases = allowed.flatMap(([folder, target]) => casesOf(folder, target, 'good'))
let messages = new Map<string, string[]>()

beforeAll(() => {
  const config = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8'))
  config.jsPlugins = [path.join(root, 'scripts/lint/plugin.ts')]
  write('.oxlintrc.json', JSON.stringify(config))
  for (const [file, name] of packageCases) write(file, `import '${name}'\n`)
  messages = lint()
})
afterAll(() => rmSync(tree, { recursive: true }))

test.each(forbiddenCases)('caught: $title', ({ file }) => {
  const [message] = messages.get(file) ?? []
  expect(message).toMatch(/^'.+': .+\.$/)
})

test.each(allowedCases)('allowed: $title', ({ file }) => {
  expect(messages.get(file)).toBeUndefined()
})

test('a worker started by its address counts as an import', () => {
  write(
    'core/offer/worker.ts',
    "new Worker(new URL('../../../leasing-api/work.ts', import.meta.url))\n",
  )
  expect(lint().get('core/offer/worker.ts')).toHaveLength(1)
})

test('core names every file it imports', () => {
  write('core/offer/computed.ts', 'export const load = (name: string) => import(name)\n')
  expect(lint().get('core/offer/computed.ts')).toHaveLength(1)
})

test('an import climbs one folder at most, in whatever form it is written', () => {
  const climbed = Object.entries(forms).map(([, source], index) => {
    write(`core/climbing/two-${index}.ts`, source('../../core/money/pence.ts'))
    write(`core/climbing/one-${index}.ts`, source('../money/pence.ts'))
    return `core/climbing/two-${index}.ts`
  })
  const caught = lint('larkway(climbing)')
  expect([...caught.keys()].filter((file) => file.startsWith('core/climbing/')).toSorted()).toEqual(
    climbed,
  )
  expect(caught.get(climbed[0]!)![0]).toContain('Write the path from the root')
})

test.each(packageCases)('%s importing %s: %i errors', (file, _, errors) => {
  expect(messages.get(file) ?? []).toHaveLength(errors)
})

test('the error says what to do instead', () => {
  const file = forbiddenCases.find(({ title }) => title.includes('core/offer → node:fs'))!.file
  expect(messages.get(file)).toEqual([
    "'node:fs': core is framework-free. Put this in site/ or leasing-api/ and pass the result in.",
  ])
})

function casesOf(folder: string, target: string, kind: string): Case[] {
  const isOurs = target.includes('.')
  const specifiers = isOurs ? [relative(folder, target), `#${target}`] : [target]
  return specifiers.flatMap((specifier) =>
    Object.entries(forms).map(([form, source], index) => {
      const name = `${kind}-${specifier.replaceAll(/[^a-z]+/g, '-')}-${index}.ts`
      const file = `${folder}/${name}`
      write(file, source(specifier))
      return { file, title: `${folder} → ${specifier}, ${form}` }
    }),
  )
}

function relative(folder: string, target: string): string {
  const written = path.posix.relative(folder, target)
  return written.startsWith('.') ? written : `./${written}`
}

function write(file: string, text: string): void {
  mkdirSync(path.join(tree, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(tree, file), text)
}

/** What one of our own rules said, by file. */
function lint(rule = 'larkway(boundaries)'): Map<string, string[]> {
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')
  let output: string
  try {
    output = execFileSync(process.execPath, [oxlint, '--format', 'json'], {
      cwd: tree,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
  } catch (error) {
    output = (error as { stdout: string }).stdout // Ends with 1 when it finds something.
  }
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { code: string; filename: string; message: string }[]
  }
  const found = new Map<string, string[]>()
  for (const { code, filename, message } of diagnostics) {
    if (code !== rule) continue
    found.set(filename, [...(found.get(filename) ?? []), message])
  }
  return found
}
