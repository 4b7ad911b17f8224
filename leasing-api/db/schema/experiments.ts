import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often each variant was seen on a day of London, `YYYY-MM-DD`. Nothing of who saw it. Rule X-18. */
export const experimentViews = pgTable(
  'experiment_views',
  {
    day: text('day').notNull(),
    scenario: text('scenario').notNull(),
    variant: text('variant').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.scenario, table.variant] })],
)
