import { defineConfig } from 'vitest/config'

/**
 * One project per part. `leasing-api/**` database tests run twice, word for word the same:
 * once on PGlite and once on a throwaway PostgreSQL that the run starts itself.
 */
const project = (
  name: string,
  include: string[],
  more: {
    exclude?: string[]
    globalSetup?: string[]
    provide?: Record<string, unknown>
    isPure?: boolean
  } = {},
) => ({
  test: {
    name,
    include,
    environment: 'node' as const,
    // Only a test that hangs should end by its clock: a busy machine may take ten times as long as a quiet one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    exclude: ['**/node_modules/**', '**/.next/**', '**/dist/**', ...(more.exclude ?? [])],
    // Pure functions leave nothing behind for the next file: a sixth of the time.
    ...(more.isPure && { isolate: false, pool: 'threads' as const }),
    ...(more.globalSetup && { globalSetup: more.globalSetup }),
    ...(more.provide && { provide: more.provide as never }),
  },
})

const databaseTests = ['leasing-api/**/*.db.test.ts']
/** Start programs or run the Studio's generators: too slow for `npm run check`. */
const contentTools = [
  'schemas/generated.test.ts',
  'scripts/content/**/*.test.ts',
  'studio/hosted-build.test.ts',
]

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
      project('scripts', ['{scripts,schemas,studio}/**/*.test.ts'], { exclude: contentTools }),
      project('content-tools', contentTools),
      project('content-lake', ['content-lake/**/*.test.ts']),
      project('site', ['site/**/*.test.ts', 'site/**/*.test.tsx']),
      project('leasing-api', ['leasing-api/**/*.test.ts'], { exclude: databaseTests }),
      project('leasing-api-pglite', databaseTests, {
        globalSetup: ['leasing-api/testing/pglite-setup.ts'],
        provide: { database: 'pglite', databaseUrl: null },
      }),
      project('leasing-api-postgres', databaseTests, {
        globalSetup: ['leasing-api/testing/postgres-setup.ts'],
        provide: { database: 'postgres' },
      }),
    ],
  },
})
