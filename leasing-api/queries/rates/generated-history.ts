import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#leasing-api/db/db.ts'
import { carModels, derivatives, priceHistory } from '#leasing-api/db/schema/index.ts'

/** Prices before today's that a demonstration gets, and the days between two of them. */
const steps = 6
const daysApart = 15

/** Days for which a note of a demonstration holds; the next comes before. */
const daysHeld = 60

/**
 * Makes up what a demonstration's prices were over the 90 days before today, for every car that got
 * its first generated price today: some steps a few per cent above or below it, which cars of a
 * range take together. The same world always has the same past. In one statement, since it is
 * tens of thousands of rows at a first start. Rule P-79.
 * @param input `today` is a London day, `YYYY-MM-DD`
 */
export async function writeGeneratedHistory(db: Db, { today }: { today: string }): Promise<void> {
  await rowsOf(
    db,
    sql`insert into ${priceHistory}
          (derivative_id, finance_type, day, monthly_payment_pence, provider_id, holds_until, is_generated)
        select derivative_id, finance_type, day, pence, provider_id, day + ${daysHeld}::int, true
        from (
          select note.derivative_id, note.finance_type, note.provider_id,
            note.day - (${daysApart}::int * (${steps}::int - step) + case when step = 0
              then 0 else (note.derivative_id * 31 + step * 17) % 9 - 4 end) as day,
            note.monthly_payment_pence * (978 + (model.range_id * 37 + step * 53) % 61
              + (note.derivative_id * 13 + step * 7) % 9) / 1000 as pence
          from ${priceHistory} note
          join ${derivatives} car on car.id = note.derivative_id
          join ${carModels} model on model.id = car.car_model_id
          cross join generate_series(0, ${steps - 1}::int) as step
          where note.day = ${today}::date and note.is_generated
            and not exists (
              select from ${priceHistory} earlier
              where earlier.derivative_id = note.derivative_id
                and earlier.finance_type = note.finance_type and earlier.day < note.day
            )
        ) as made
        on conflict do nothing`,
  )
}
