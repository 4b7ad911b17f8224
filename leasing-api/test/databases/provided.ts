/** What a `.db.test.ts` file may `inject` from its Vitest project. */
declare module 'vitest' {
  interface ProvidedContext {
    /** Which database this run of the file is about. */
    database: 'pglite' | 'postgres'
    /** Address of the throwaway PostgreSQL; null on PGlite, where each test makes its own. */
    databaseUrl: string | null
    /** The migrated data folder that databases in memory start from; null on PostgreSQL. */
    databaseImage: string | null
  }
}

export {}
