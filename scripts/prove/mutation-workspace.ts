import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'

interface WorkspaceOptions {
  root: string
  /** tools/mutate, whose Vitest 4 the copied tests find before the root's. */
  home: string
  folder: string
  files: string[]
  reports: string
}

/**
 * A copy of core to mutate, in a folder of its own for each run, with its Vitest and Stryker
 * configuration. It lies in tools/mutate, so that packages are found from there upwards.
 */
export function makeMutationWorkspace(options: WorkspaceOptions): string {
  const { root, home, folder, files, reports } = options
  const copies = path.join(home, 'copies')
  mkdirSync(copies, { recursive: true })
  const workspace = mkdtempSync(path.join(copies, `${path.basename(folder)}-`))
  cpSync(path.join(root, 'core'), path.join(workspace, 'core'), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(path.join(workspace, file), text)
  // Core names its own files by `#core/…`: here they are the copies.
  const imports = { '#core/*': './core/*' }
  write('package.json', JSON.stringify({ private: true, type: 'module', imports }))
  write('fast-check-setup.ts', fastCheckSetup)
  write('vitest.config.mjs', vitestConfig(folder))
  write('stryker.config.json', JSON.stringify(strykerConfig(folder, files, reports)))
  return workspace
}

/**
 * The same fifty values in every run: a survivor of today is a survivor of tomorrow. Shrinking is
 * for people who look for a failure; here the first failure is enough.
 */
const fastCheckSetup = `import fc from 'fast-check'
fc.configureGlobal({ seed: 20261121, numRuns: 50, endOnFailure: true })
`

const vitestConfig = (folder: string) => `export default {
  test: {
    include: [${JSON.stringify(`${folder}/**/*.test.ts`)}],
    exclude: ['**/node_modules/**'],
    setupFiles: ['./fast-check-setup.ts'],
    testTimeout: 20_000,
  },
}
`

const strykerConfig = (folder: string, files: string[], reports: string) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: files.length > 0 ? files : [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`],
  vitest: { configFile: 'vitest.config.mjs' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // The workspace is a copy already; a second one would lose the way to the packages.
  inPlace: true,
  checkers: [],
  reporters: ['html', 'json', 'progress-append-only'],
  htmlReporter: { fileName: path.join(reports, 'mutation.html') },
  jsonReporter: { fileName: path.join(reports, 'mutation.json') },
  // A mutant that loops ends here: Stryker kills the worker and counts a timeout.
  timeoutMS: 10_000,
  timeoutFactor: 2,
  dryRunTimeoutMinutes: 10,
  thresholds: { high: 100, low: 85, break: null },
  allowEmpty: true,
  cleanTempDir: 'always',
  tempDirName: '.stryker-tmp',
  disableTypeChecks: false,
})
