import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PageMetric } from '#core/figures/page-metrics.ts'

/** How often pages of a pattern were seen on a day of London, `YYYY-MM-DD`. Nothing of who saw them. Rule W-193. */
export const pageViews = pgTable(
  'page_views',
  {
    day: text('day').notNull(),
    pattern: text('pattern').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.pattern] })],
)

/** How many loads of them were measured within a bucket, by the bucket’s upper end. Rule W-195. */
export const pageTimings = pgTable(
  'page_timings',
  {
    day: text('day').notNull(),
    pattern: text('pattern').notNull(),
    metric: text('metric').$type<PageMetric>().notNull(),
    upTo: integer('up_to').notNull(),
    samples: integer('samples').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.pattern, table.metric, table.upTo] })],
)
