import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import { alertEnd, alertPauseMs, isWatching, stoppedAlertMs } from '#core/alerts/alert-terms.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { alertMails, priceAlerts, watchedPrices } from '#leasing-api/db/schema/alerts.ts'

export type PriceAlert = typeof priceAlerts.$inferSelect

/** An alert with the price of what it watches. */
export type PricedAlert = PriceAlert &
  Pick<typeof watchedPrices.$inferSelect, 'pricePence' | 'since'>

/**
 * Puts the alert of an e-mail's link in force for twelve months; pressed again, nothing more. Gives
 * the address, or null for a link that works no more. Rules W-127, W-131.
 */
export function confirmAlert(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [alert] = await tx
      .select()
      .from(priceAlerts)
      .where(and(eq(priceAlerts.confirmToken, token), gt(priceAlerts.confirmBy, now)))
      .for('update')
    if (!alert) return null
    if (!isWatching(alert, now)) {
      await tx
        .update(priceAlerts)
        .set({ confirmedAt: now, endsAt: alertEnd(now), stoppedAt: null })
        .where(eq(priceAlerts.id, alert.id))
    }
    return alert.email
  })
}

/** The confirmed alerts of an address, the oldest first, those that were stopped or ended included. Rule C-132. */
export async function readAlerts(db: Db, { email }: { email: string }): Promise<PricedAlert[]> {
  const rows = await db
    .select({ alert: priceAlerts, watched: watchedPrices })
    .from(priceAlerts)
    .innerJoin(watchedPrices, eq(watchedPrices.page, priceAlerts.page))
    .where(and(eq(priceAlerts.emailKey, email.toLowerCase()), isNotNull(priceAlerts.confirmedAt)))
    .orderBy(asc(priceAlerts.confirmedAt), asc(priceAlerts.id))
  return rows.map(({ alert, watched: { pricePence, since } }) => ({ ...alert, pricePence, since }))
}

/**
 * Stops alerts of an address, or takes stopped ones up again. The links of alerts that are stopped all
 * at once and not confirmed yet end as well. Rule W-132.
 * @param ids null for all
 */
export async function changeAlerts(
  db: Db,
  {
    email,
    ids,
    isWatching: isWanted,
    now,
  }: {
    email: string
    ids: readonly string[] | null
    isWatching: boolean
    now: Date
  },
): Promise<void> {
  const own = and(
    eq(priceAlerts.emailKey, email.toLowerCase()),
    ids === null ? undefined : inArray(priceAlerts.id, [...ids]),
  )
  if (isWanted) {
    await db
      .update(priceAlerts)
      .set({ stoppedAt: null })
      .where(and(own, isNotNull(priceAlerts.confirmedAt)))
    return
  }
  await stopAlerts(db, own, now)
}

/** Stops all alerts of an address, as part of leaving every list. Rules W-122, W-132. */
export const stopAllAlerts = (tx: Db, emailKey: string, now: Date): Promise<void> =>
  stopAlerts(tx, eq(priceAlerts.emailKey, emailKey), now)

async function stopAlerts(tx: Db, own: ReturnType<typeof and>, now: Date): Promise<void> {
  await tx
    .update(priceAlerts)
    .set({ stoppedAt: now, confirmToken: null })
    .where(and(own, isNull(priceAlerts.stoppedAt)))
}

/**
 * Removes alerts that were never confirmed, and those stopped or ended 30 days ago, with the prices
 * that nobody watches any more. Rule C-134.
 */
export async function forgetOldAlerts(db: Db, { now }: { now: Date }): Promise<void> {
  const longAgo = new Date(now.getTime() - stoppedAlertMs)
  await db
    .delete(priceAlerts)
    .where(
      or(
        and(isNull(priceAlerts.confirmedAt), lte(priceAlerts.confirmBy, now)),
        and(lt(priceAlerts.stoppedAt, longAgo), lte(priceAlerts.confirmBy, now)),
        and(lt(priceAlerts.endsAt, longAgo), lte(priceAlerts.confirmBy, now)),
      ),
    )
  await db
    .delete(watchedPrices)
    .where(
      not(
        sql`exists (select 1 from ${priceAlerts} where ${priceAlerts.page} = ${watchedPrices.page})`,
      ),
    )
  await db.delete(alertMails).where(lt(alertMails.mailedAt, new Date(now.getTime() - alertPauseMs)))
}
