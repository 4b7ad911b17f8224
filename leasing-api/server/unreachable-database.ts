import { UserError } from '#server-kit/user-error.mjs'
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name could not be looked up',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of that name',
}

/** The error in words when the reason is that PostgreSQL cannot be reached; null for any other. */
export function unreachableDatabase(error: unknown): UserError | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const reason = reasons[String((at as { code?: unknown }).code)]
    if (reason !== undefined) {
      return new UserError(
        `The leasing API cannot use the PostgreSQL that DATABASE_URL names: ${reason}. Start it or correct DATABASE_URL, or remove DATABASE_URL to use the embedded database.`,
        { cause: error },
      )
    }
  }
  return null
}
