import type * as queries from '../queries/index.ts'

type Queries = typeof queries

/** Every query by name, as a function of its input alone. */
export type DatabaseCalls = {
  [Name in keyof Queries]: (
    ...input: Parameters<Queries[Name]> extends [unknown, infer Input] ? [Input] : []
  ) => ReturnType<Queries[Name]>
}

/** The leasing database, migrated and open. */
export type Database = {
  call: DatabaseCalls
  /**
   * Copies the files as they stand between two statements into a folder that does not exist; absent where
   * a server or memory has them.
   */
  copyTo?: (folder: string) => Promise<void>
  /** How long it has finished no query while some wait, in milliseconds; absent in tests of single queries. */
  silentForMs?: () => number
  /** Ends running queries and releases the folder or the connections. */
  close(): Promise<void>
}
