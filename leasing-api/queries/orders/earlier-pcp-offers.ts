import { and, desc, eq, getTableColumns, gte } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { derivatives, pcpOffers, rateBooks } from '#leasing-api/db/schema/index.ts'

export type EarlierPcpOffer = typeof pcpOffers.$inferSelect & {
  checkedAt: Date
  validUntil: string
}

/**
 * A provider's PCP offers of one derivative in books retired since an instant, the latest first.
 */
export function readPcpOffersRetiredSince(
  db: Db,
  { capId, providerId, since }: { capId: string; providerId: number; since: string },
): Promise<EarlierPcpOffer[]> {
  return db
    .select({
      ...getTableColumns(pcpOffers),
      checkedAt: rateBooks.checkedAt,
      validUntil: rateBooks.validUntil,
    })
    .from(pcpOffers)
    .innerJoin(derivatives, eq(derivatives.id, pcpOffers.derivativeId))
    .innerJoin(rateBooks, eq(rateBooks.id, pcpOffers.bookId))
    .where(
      and(
        eq(derivatives.capId, Number(capId)),
        eq(pcpOffers.providerId, providerId),
        eq(rateBooks.state, 'retired'),
        gte(rateBooks.retiredAt, new Date(since)),
      ),
    )
    .orderBy(desc(rateBooks.retiredAt))
}
