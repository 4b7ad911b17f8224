import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The kind of data in this database, one row. A demonstration's prices are marked illustrative. */
export const dataSet = pgTable(
  'data_set',
  {
    id: integer('id').primaryKey(),
    isDemonstration: boolean('is_demonstration').notNull(),
    /** Fingerprint of the authored catalogue that was written last; null before the first. */
    catalogueFingerprint: text('catalogue_fingerprint'),
    /** The day the demonstration's prices were made for. */
    seededDay: date('seeded_day', { mode: 'string' }),
  },
  (table) => [check('data_set_one_row', sql`${table.id} = 1`)],
)
