import path from 'node:path'
import { defineConfig } from 'vitest/config'

// Threads and programs that tests start read what was compiled before them: it halves the time of the
// files that start many.
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, 'node_modules/.cache/compiled')

/** One project per part. Database tests also run on PostgreSQL, a throwaway one that the run starts. */
const project = (
  name: string,
  include: string[],
  more: {
    exclude?: string[]
    globalSetup?: string[]
    provide?: Record<string, unknown>
    isPure?: boolean
    sharesModules?: boolean
    beginsAnew?: boolean
  } = {},
) => ({
  test: {
    name,
    include,
    environment: 'node' as const,
    // What it guards against is a bundler's mistake; tests run what servers run.
    alias: {
      'server-only': path.resolve(import.meta.dirname, 'node_modules/server-only/empty.js'),
    },
    // Only a test that hangs should end by its clock: a busy machine may take ten times as long as a quiet one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    exclude: ['**/node_modules/**', '**/.next/**', '**/dist/**', ...(more.exclude ?? [])],
    // Pure functions leave nothing behind for the next file: a sixth of the time.
    ...(more.isPure && { isolate: false, pool: 'threads' as const }),
    // Each file opens a database of its own; the program's modules keep nothing between them.
    ...(more.sharesModules && { isolate: false }),
    // A process of its own for each file takes twice the time of a fresh start in one that is there.
    ...(more.beginsAnew && { isolate: false, setupFiles: ['scripts/check/fresh-file.ts'] }),
    ...(more.globalSetup && { globalSetup: more.globalSetup }),
    ...(more.provide && { provide: more.provide as never }),
  },
})

const databaseTests = ['leasing-api/**/*.db.test.ts']
/**
 * What stands above the queries does not know which database answers them: these run on PostgreSQL
 * alone in `npm test`, twice as quick there, with a sample of what they combine, and whole and on both
 * in `npm run prove:both-databases`. On PGlite stay the queries, imports, orders and offers, every
 * call's example, kills during imports, delays, and the browser tests, which run on it whole.
 */
const aboveTheQueries = [
  'leasing-api/test/{fuzz,oracles}/{every-call,filters-match,fuzz,cached-responses,refused-forms,log-holds-no-person}.db.test.ts',
  'leasing-api/test/uploads/upload-runs.db.test.ts',
  'leasing-api/deal-search/*.db.test.ts',
  'leasing-api/operator/**/*.db.test.ts',
  'leasing-api/reference/**/*.db.test.ts',
  'leasing-api/routes/!(offers|orders)/**/*.db.test.ts',
  'leasing-api/test/books/**/*.db.test.ts',
  'leasing-api/test/kills/{alert,lead}-kills.db.test.ts',
  'leasing-api/server/*.db.test.ts',
]
/** PGlite's files are ours to lose: `npm test` kills and delays on it alone, `prove:both-databases` on PostgreSQL too. */
const killsAndDelays = ['leasing-api/test/{kills/kill-runs,delays/delay-runs}.db.test.ts']
const onPglite = {
  globalSetup: ['leasing-api/test/databases/pglite-setup.ts'],
  provide: { database: 'pglite', databaseUrl: null, isWhole: false },
  sharesModules: true,
}
const onPostgres = {
  globalSetup: ['leasing-api/test/databases/postgres-setup.ts'],
  provide: { database: 'postgres', isWhole: false },
  sharesModules: true,
}
/** Start programs or run the Studio's generators: too slow for `npm run check`. */
const contentTools = ['schemas/generated.test.ts', 'scripts/{backup,content}/**/*.test.ts']
/** Builds the Studio once more: `npm run prove:hosted-studio`. `npm test` builds and visits the embedded one. */
const hostedStudio = ['studio/hosted-build.test.ts']

export default defineConfig({
  test: {
    // Two cores is the smallest machine we promise to run on.
    maxWorkers: 2,
    // Measured by `npm test`, since it doubles the time. A branch that nothing can reach says so: /* v8 ignore next -- why */
    coverage: {
      provider: 'v8',
      include: ['core/**/*.ts'],
      exclude: ['core/**/*.test.ts', 'core/fixtures/**'],
      reporter: [['text', { skipFull: true }]],
      reportsDirectory: 'test-results/coverage',
      thresholds: { branches: 100, functions: 100 },
    },
    projects: [
      project('core', ['core/**/*.test.ts'], { isPure: true }),
      project('scripts', ['{scripts,schemas,studio,bench,e2e}/**/*.test.ts'], {
        exclude: [...contentTools, ...hostedStudio],
        beginsAnew: true,
      }),
      project('content-tools', contentTools),
      project('hosted-studio', hostedStudio),
      project('server-kit', ['server-kit/**/*.test.ts'], { beginsAnew: true }),
      project('content-lake', ['content-lake/**/*.test.ts'], { beginsAnew: true }),
      project('seed', ['seed/**/*.test.ts'], { sharesModules: true }),
      project('site', ['site/**/*.test.ts', 'site/**/*.test.tsx'], { beginsAnew: true }),
      project('leasing-api', ['leasing-api/**/*.test.ts'], {
        exclude: databaseTests,
        beginsAnew: true,
      }),
      project('leasing-api-pglite', databaseTests, { ...onPglite, exclude: aboveTheQueries }),
      project('leasing-api-pglite-rest', aboveTheQueries, {
        ...onPglite,
        provide: { ...onPglite.provide, isWhole: true },
      }),
      project('leasing-api-postgres', databaseTests, { ...onPostgres, exclude: killsAndDelays }),
      project('leasing-api-postgres-rest', killsAndDelays, onPostgres),
    ],
  },
})
