import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { WireDerivativeSummary } from '#core/contract/json/wire-derivative.ts'
import type { WireOffer } from '#core/contract/json/wire-offer.ts'
import { instant } from './instant.ts'

/** A deal as it was quoted when the quote was saved. */
export type QuoteSnapshot = {
  offer: WireOffer
  vehicle: WireDerivativeSummary
  /** The page's text about the fees inside the total. */
  feesText: string
}

/** Saved quotes. The reference is 128 random bits; nothing says who saved one. */
export const quotes = pgTable(
  'quotes',
  {
    quoteRef: text('quote_ref').primaryKey(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Null once it has run out: the address is then only known to have been one. */
    snapshot: jsonb('snapshot').$type<QuoteSnapshot>(),
  },
  (table) => [index().on(table.expiresAt)],
)
