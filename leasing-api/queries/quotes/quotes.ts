import { and, eq, isNotNull, lt, lte } from 'drizzle-orm'
import { retention } from '#core/contract/retention.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { quotes, type QuoteSnapshot } from '#leasing-api/db/schema/quotes.ts'
import { claimActions, type LimitClaim, type Limited, withinLimits } from '../limits/limits.ts'

export type NewQuote = {
  quoteRef: string
  createdAt: Date
  expiresAt: Date
  snapshot: QuoteSnapshot
}

/** Stores a quote. */
export function saveQuote(
  db: Db,
  { quote, limits }: { quote: NewQuote; limits: LimitClaim[] },
): Promise<{ kind: 'saved' } | Limited> {
  return withinLimits(db, async (tx) => {
    await claimActions(tx, limits, quote.createdAt)
    await tx.insert(quotes).values(quote)
    return { kind: 'saved' }
  })
}

/** A quote, or that it has run out; null when there never was one, or so long ago that nothing is left of it. */
export async function readQuote(
  db: Db,
  { quoteRef, now }: { quoteRef: string; now: Date },
): Promise<({ kind: 'standing' } & NewQuote) | { kind: 'expired' } | null> {
  const [quote] = await db.select().from(quotes).where(eq(quotes.quoteRef, quoteRef))
  if (!quote) return null
  const { snapshot, ...rest } = quote
  return snapshot === null || quote.expiresAt <= now
    ? { kind: 'expired' }
    : { kind: 'standing', snapshot, ...rest }
}

/** Removes the figures of quotes that have run out, and a year later that there was one. Rule C-81. */
export async function forgetOldQuotes(db: Db, { now }: { now: Date }): Promise<void> {
  await db
    .update(quotes)
    .set({ snapshot: null })
    .where(and(lte(quotes.expiresAt, now), isNotNull(quotes.snapshot)))
  const oldest = new Date(now.getTime() - retention.quoteAddressMs)
  await db.delete(quotes).where(lt(quotes.expiresAt, oldest))
}
