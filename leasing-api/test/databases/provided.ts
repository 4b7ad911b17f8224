/** What a `.db.test.ts` file may `inject` from its Vitest project. */
declare module 'vitest' {
  interface ProvidedContext {
    /** Which database this run of the file is about. */
    database: 'pglite' | 'postgres'
    /** Address of the throwaway PostgreSQL; null on PGlite, where each test makes its own. */
    databaseUrl: string | null
    /** What databases of tests are copies of. */
    templates: Templates
    /** Whether cases that are made by combining are all made, or of each kind some. */
    isWhole: boolean
  }
}

/**
 * Migrated databases, one empty and one with the small world: names on the throwaway PostgreSQL, data
 * folders as tars in files on PGlite. A copy takes a tenth of the time of making one.
 */
export type Templates = { empty: string; seeded: string }
