import { DrizzleQueryError } from 'drizzle-orm'

/** A statement the database refused, with PostgreSQL's five-letter code. */
export class QueryError extends Error {
  override name = 'QueryError'
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

/**
 * Drizzle writes the statement with all its values into the message, names and phone numbers among
 * them, and messages end in logs. What leaves the database says what PostgreSQL said, no more.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  const { cause } = error as { cause?: { message?: string; code?: string } }
  return new QueryError(cause?.message ?? 'The database refused a statement.', cause?.code)
}
