import { asc, eq, sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../db/db.ts'
import {
  derivatives,
  priceHistory,
  providers,
  rateBooks,
  rateSegments,
} from '../../db/schema/index.ts'

/**
 * Notes the day's best price of every derivative that these books touch, on the common profile of
 * each finance type, over all active books. A later change of the same day replaces the note. Rule T-15.
 */
export async function writePriceHistory(
  db: Db,
  { bookIds, today }: { bookIds: readonly number[]; today: string },
): Promise<void> {
  const books = sql.join(
    bookIds.map((id) => sql`${id}`),
    sql`, `,
  )
  for (const [financeType, column] of [
    ['personal', sql.raw('common_personal_pence')],
    ['business', sql.raw('common_business_pence')],
  ] as const) {
    await rowsOf(
      db,
      sql`insert into ${priceHistory} (derivative_id, finance_type, day, monthly_payment_pence, provider_id)
          select distinct on (segment.derivative_id)
            segment.derivative_id, ${financeType}, ${today}::date, segment.${column}, segment.provider_id
          from ${rateSegments} segment
          join ${providers} provider on provider.active_book_id = segment.book_id
          join ${rateBooks} book on book.id = segment.book_id and book.valid_until >= ${today}::date
          where segment.${column} is not null
            and segment.derivative_id in (select derivative_id from ${rateSegments} where book_id in (${books}))
          order by segment.derivative_id, segment.${column}, segment.provider_id
          on conflict (derivative_id, finance_type, day) do update
            set monthly_payment_pence = excluded.monthly_payment_pence, provider_id = excluded.provider_id`,
    )
  }
}

/** A derivative's best prices day by day, oldest first; empty when it never had one. */
export function readPriceHistory(db: Db, { capId }: { capId: string }) {
  return db
    .select({
      financeType: priceHistory.financeType,
      day: priceHistory.day,
      monthlyPaymentPence: priceHistory.monthlyPaymentPence,
      providerId: priceHistory.providerId,
    })
    .from(priceHistory)
    .innerJoin(derivatives, eq(derivatives.id, priceHistory.derivativeId))
    .where(eq(derivatives.capId, Number(capId)))
    .orderBy(asc(priceHistory.day), asc(priceHistory.financeType))
}
