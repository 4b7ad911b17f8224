import * as queries from '../queries/index.ts'
import type { DatabaseCalls } from './database.ts'
import type { Db } from './db.ts'
import { withoutValues } from './query-error.ts'

/** Every query by name, bound to a database of this thread. What is refused says nothing of values. */
export function boundQueries(db: Db): DatabaseCalls {
  const calls = Object.entries(queries).map(([name, query]) => [
    name,
    (input: unknown) =>
      (query as (db: Db, input: unknown) => Promise<unknown>)(db, input).catch((error: unknown) => {
        throw withoutValues(error)
      }),
  ])
  return Object.fromEntries(calls) as DatabaseCalls
}
