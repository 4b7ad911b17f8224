import { and, asc, eq, gte, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { NotedPrice } from '#core/pricing/lease/daily-lowest.ts'
import { rowsOf, type Db } from '#leasing-api/db/db.ts'
import {
  carModels,
  derivatives,
  priceHistory,
  providers,
  rateBooks,
  rateSegments,
} from '#leasing-api/db/schema/index.ts'

/**
 * Records the day's best price of every derivative in these books, on the common profile of each
 * finance type, over all active books; and that it has none any more, where it had one. A later
 * change of the same day replaces it. Rule T-15.
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
          select book.id, book.valid_until, book.origin from ${rateBooks} book
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
        insert into ${priceHistory} as noted (${noteColumns})
        select derivative_id, finance_type, ${today}::date, price[1], price[2],
          date '1970-01-01' + price[3], coalesce(price[4] = 1, false)
        from best
        cross join lateral (values ('personal', personal), ('business', business)) as kind(finance_type, price)
        where price is not null or exists (
          select from ${priceHistory} earlier
          where earlier.derivative_id = best.derivative_id and earlier.finance_type = kind.finance_type
        )
        on conflict (derivative_id, finance_type, day) do update
          set monthly_payment_pence = excluded.monthly_payment_pence, provider_id = excluded.provider_id,
            holds_until = excluded.holds_until, is_generated = excluded.is_generated
          where (noted.monthly_payment_pence, noted.provider_id, noted.holds_until)
            is distinct from (excluded.monthly_payment_pence, excluded.provider_id, excluded.holds_until)`,
  )
}

const noteColumns = sql.raw(
  'derivative_id, finance_type, day, monthly_payment_pence, provider_id, holds_until, is_generated',
)

/**
 * The lowest price of a group with its provider, the first of them where several ask the same, the
 * day its book runs out, in days since 1970, and 1 for a generated one.
 */
function cheapest(column: 'common_personal_pence' | 'common_business_pence'): SQL {
  const price = sql`segment.${sql.raw(column)}`
  return sql`min(array[${price}, segment.provider_id, in_force.valid_until - date '1970-01-01',
      (in_force.origin = 'generated')::int])
    filter (where ${price} is not null and in_force.id is not null)`
}

/** A derivative's best prices day by day, oldest first; empty when it never had one. */
export async function readPriceHistory(db: Db, { capId }: { capId: string }) {
  const notes = await db
    .select({
      financeType: priceHistory.financeType,
      day: priceHistory.day,
      monthlyPaymentPence: priceHistory.monthlyPaymentPence,
      providerId: priceHistory.providerId,
      isGenerated: priceHistory.isGenerated,
    })
    .from(priceHistory)
    .innerJoin(derivatives, eq(derivatives.id, priceHistory.derivativeId))
    .where(and(eq(derivatives.capId, Number(capId)), isNotNull(priceHistory.monthlyPaymentPence)))
    .orderBy(asc(priceHistory.day), asc(priceHistory.financeType))
  return notes.map((note) => ({
    ...note,
    monthlyPaymentPence: note.monthlyPaymentPence!,
    providerId: note.providerId!,
  }))
}

/**
 * What was noted of the cars of a range and holds on any day from one on; prices that were made for
 * a demonstration only where all are. Rule P-77.
 * @param input `from` is a London day, `YYYY-MM-DD`
 */
export function readRangeHistory(
  db: Db,
  { rangeId, financeType, from, isDemonstration }: RangeHistoryInput,
): Promise<NotedPrice[]> {
  return db
    .select({
      derivativeId: priceHistory.derivativeId,
      day: priceHistory.day,
      monthlyPaymentPence: priceHistory.monthlyPaymentPence,
      holdsUntil: priceHistory.holdsUntil,
    })
    .from(priceHistory)
    .innerJoin(derivatives, eq(derivatives.id, priceHistory.derivativeId))
    .innerJoin(carModels, eq(carModels.id, derivatives.carModelId))
    .where(
      and(
        eq(carModels.rangeId, rangeId),
        eq(priceHistory.financeType, financeType),
        or(gte(priceHistory.day, from), gte(priceHistory.holdsUntil, from)),
        isDemonstration ? undefined : eq(priceHistory.isGenerated, false),
      ),
    )
}

type RangeHistoryInput = {
  rangeId: number
  financeType: 'personal' | 'business'
  from: string
  isDemonstration: boolean
}
