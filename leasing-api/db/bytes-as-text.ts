import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * Reads a column of bytes as base64; each value has a buffer of its own. PGlite writes bytes as
 * hexadecimal digits one by one, which takes longer than reading them.
 */
export function bytesFromSql(column: AnyPgColumn): SQL<Uint8Array> {
  return sql`encode(${column}, 'base64')`.mapWith(
    (text: string) => new Uint8Array(Buffer.from(text, 'base64')),
  )
}
