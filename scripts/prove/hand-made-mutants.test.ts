import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handMadeMutants } from './hand-made-mutants.ts'
import { root } from '../start/root.mjs'

/**
 * Breaks core by hand, each fault in a copy of its own, and runs the tests that must notice under
 * the root's own Vitest, all in one run. A tool that reports every mutant as survived, or every
 * test as passed, is found out here.
 */
const work = realpathSync(mkdtempSync(path.join(tmpdir(), 'larkway-hand-made-mutants-')))
const copies = handMadeMutants.map((mutant, index) => ({ ...mutant, copy: `mutant-${index}` }))
let results = new Map<string, string>()

beforeAll(() => {
  symlinkSync(path.join(root, 'node_modules'), path.join(work, 'node_modules'))
  for (const copy of ['untouched', ...copies.map((mutant) => mutant.copy)]) {
    cpSync(path.join(root, 'core'), path.join(work, copy, 'core'), { recursive: true })
    // Core names its own files by `#core/…`: in a copy they are the copy's.
    const imports = { '#core/*': './core/*' }
    writeFileSync(
      path.join(work, copy, 'package.json'),
      JSON.stringify({ type: 'module', imports }),
    )
  }
  for (const { copy, file, text, replacement } of copies) {
    const place = path.join(work, copy, file)
    const source = readFileSync(place, 'utf8')
    const count = source.split(text).length - 1
    if (count !== 1) {
      throw new Error(
        `scripts/prove/hand-made-mutants.ts: \`${text}\` stands ${count} times in ${file}, not once. Name a text that the file has now.`,
      )
    }
    writeFileSync(
      place,
      source.replace(text, () => replacement),
    )
  }
  results = runTests([
    ...handMadeMutants.map((mutant) => `untouched/${mutant.test}`),
    ...copies.map(({ copy, test: file }) => `${copy}/${file}`),
  ])
})
afterAll(() => rmSync(work, { recursive: true }))

test.each(['filters', 'landing', 'pricing', 'validation'])('%s has a hand-made mutant', (area) => {
  expect(handMadeMutants.some(({ file }) => file.startsWith(`core/${area}/`))).toBe(true)
})

test.each(copies)('noticed: $text → $replacement in $file', ({ copy, test: file }) => {
  expect(results.get(`untouched/${file}`)).toBe('passed')
  expect(results.get(`${copy}/${file}`)).toBe('failed')
})

/** `passed` or `failed` for each test file; a file that holds no test is failed by Vitest. */
function runTests(include: string[]): Map<string, string> {
  const report = path.join(work, 'report.json')
  const config = { test: { include: [...new Set(include)], maxWorkers: 2, fileParallelism: true } }
  writeFileSync(path.join(work, 'vitest.config.mjs'), `export default ${JSON.stringify(config)}\n`)
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--reporter=json', `--outputFile=${report}`]
  try {
    execFileSync(process.execPath, args, { cwd: work, env: withoutVitest(), stdio: 'pipe' })
  } catch {
    // Ends with 1 when a test fails, as it must; the report says which.
  }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; status: string; assertionResults: unknown[] }[]
  }
  return new Map(
    testResults.map(({ name, status, assertionResults }) => [
      path.relative(work, name).replaceAll(path.sep, '/'),
      // A file that does not even load noticed nothing.
      assertionResults.length === 0 ? 'without a test' : status,
    ]),
  )
}

/** The Vitest inside must not take itself for a worker of the one outside. */
function withoutVitest(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'TEST'),
  )
}
