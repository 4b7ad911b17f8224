import { asc, eq, sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from '#leasing-api/db/db.ts'
import {
  derivatives,
  priceHistory,
  providers,
  rateBooks,
  rateSegments,
} from '#leasing-api/db/schema/index.ts'

/**
 * Records the day's best price of every derivative in these books, on the common profile of each
 * finance type, over all active books. A later change of the same day replaces it. Rule T-15.
 */
export async function writePriceHistory(
  db: Db,
  { bookIds, today }: { bookIds: readonly number[]; today: string },
): Promise<void> {
  const touched = sql.join(
    bookIds.map((id) => sql`${id}::int`),
    sql`, `,
  )
  // The segments are read once for both finance types, and notes that stay the same are left
  // alone: this runs while the import's transaction is open.
  await rowsOf(
    db,
    sql`with in_force as (
          select book.id from ${rateBooks} book
          join ${providers} provider on provider.active_book_id = book.id
          where book.valid_until >= ${today}::date
        ), best as (
          select segment.derivative_id,
            ${cheapest('common_personal_pence')} as personal,
            ${cheapest('common_business_pence')} as business
          from ${rateSegments} segment
          left join in_force on in_force.id = segment.book_id
          where in_force.id is not null or segment.book_id in (${touched})
          group by segment.derivative_id
          having bool_or(segment.book_id in (${touched}))
        )
        insert into ${priceHistory} as noted
          (derivative_id, finance_type, day, monthly_payment_pence, provider_id)
        select derivative_id, finance_type, ${today}::date, price[1], price[2]
        from best
        cross join lateral (values ('personal', personal), ('business', business)) as kind(finance_type, price)
        where price is not null
        on conflict (derivative_id, finance_type, day) do update
          set monthly_payment_pence = excluded.monthly_payment_pence, provider_id = excluded.provider_id
          where (noted.monthly_payment_pence, noted.provider_id)
            is distinct from (excluded.monthly_payment_pence, excluded.provider_id)`,
  )
}

/** The lowest price of a group with its provider, the first of them where several ask the same. */
function cheapest(column: 'common_personal_pence' | 'common_business_pence'): SQL {
  const price = sql`segment.${sql.raw(column)}`
  return sql`min(array[${price}, segment.provider_id])
    filter (where ${price} is not null and in_force.id is not null)`
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
