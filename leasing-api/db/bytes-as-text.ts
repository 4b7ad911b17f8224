import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * Encodes bytes for a query as base64. PGlite writes bytes as hexadecimal digits one by one, which
 * takes longer than storing them; base64 is made at once and read by the database.
 */
export function bytesToSql(bytes: Uint8Array): SQL {
  const { buffer, byteOffset, byteLength } = bytes
  return sql`decode(${Buffer.from(buffer, byteOffset, byteLength).toString('base64')}, 'base64')`
}

/** Decodes a column of bytes, for the same reason; each value has a buffer of its own. */
export function bytesFromSql(column: AnyPgColumn): SQL<Uint8Array> {
  return sql`encode(${column}, 'base64')`.mapWith(
    (text: string) => new Uint8Array(Buffer.from(text, 'base64')),
  )
}
