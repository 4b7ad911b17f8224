import { and, desc, eq, getTableColumns, gte } from 'drizzle-orm'
import { bytesFromSql } from '#leasing-api/db/bytes-as-text.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { derivatives, pcpOffers, rateBooks, rateSegments } from '#leasing-api/db/schema/index.ts'

/** Prices of a provider for one derivative, in books retired since an ISO instant. */
type EarlierPrices = { capId: string; providerId: number; since: string }

const isEarlier = ({ capId, providerId, since }: EarlierPrices) =>
  and(
    eq(derivatives.capId, Number(capId)),
    eq(rateBooks.providerId, providerId),
    eq(rateBooks.state, 'retired'),
    gte(rateBooks.retiredAt, new Date(since)),
  )

const bookTerms = { checkedAt: rateBooks.checkedAt, validUntil: rateBooks.validUntil }

/** A provider's segments of one derivative in books retired since an instant, the latest first. */
export function readSegmentsRetiredSince(
  db: Db,
  earlier: EarlierPrices,
): Promise<{ data: Uint8Array; checkedAt: Date; validUntil: string }[]> {
  return db
    .select({ data: bytesFromSql(rateSegments.data), ...bookTerms })
    .from(rateSegments)
    .innerJoin(derivatives, eq(derivatives.id, rateSegments.derivativeId))
    .innerJoin(rateBooks, eq(rateBooks.id, rateSegments.bookId))
    .where(isEarlier(earlier))
    .orderBy(desc(rateBooks.retiredAt))
}

/**
 * A provider's PCP offers of one derivative in books retired since an instant, the latest first.
 */
export function readPcpOffersRetiredSince(
  db: Db,
  earlier: EarlierPrices,
): Promise<(typeof pcpOffers.$inferSelect & { checkedAt: Date; validUntil: string })[]> {
  return db
    .select({ ...getTableColumns(pcpOffers), ...bookTerms })
    .from(pcpOffers)
    .innerJoin(derivatives, eq(derivatives.id, pcpOffers.derivativeId))
    .innerJoin(rateBooks, eq(rateBooks.id, pcpOffers.bookId))
    .where(isEarlier(earlier))
    .orderBy(desc(rateBooks.retiredAt))
}
