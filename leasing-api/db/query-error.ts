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
 * Removes the statement's values from an error. Drizzle writes them into the message, names and
 * phone numbers among them, and messages end in logs.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  const { cause } = error as { cause?: { message?: string; code?: string } }
  return new QueryError(cause?.message ?? 'The database refused a statement.', cause?.code)
}

const uniqueViolation = '23505'

/** Whether a statement was refused because a row with the values of this unique index is there. */
export function isTaken(error: unknown, index: string): boolean {
  if (!(error instanceof DrizzleQueryError)) return false
  const { cause } = error as { cause?: { message?: string; code?: string } }
  return cause?.code === uniqueViolation && cause.message?.includes(`"${index}"`) === true
}
