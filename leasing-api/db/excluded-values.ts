import { sql, type Column, type SQL } from 'drizzle-orm'

/** What an upsert sets: these columns, each to the value of the row that met one already there. */
export function excludedValues(columns: Readonly<Record<string, Column>>): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(columns).map(([property, { name }]) => [
      property,
      sql.raw(`excluded."${name}"`),
    ]),
  )
}
