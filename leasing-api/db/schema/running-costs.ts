import { date, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Running costs for calculators: road tax, fuel and electricity prices. Each has its source. */
export const runningCosts = pgTable(
  'running_costs',
  {
    /** `petrolPencePerLitre`, `roadTaxPencePerYear` … */
    kind: text('kind').notNull(),
    /** First day the amount applies; the latest one not in the future holds. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    amount: doublePrecision('amount').notNull(),
    source: text('source').notNull(),
    /** When somebody should look whether it still holds. */
    reviewBy: date('review_by', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.fromDay] })],
)
