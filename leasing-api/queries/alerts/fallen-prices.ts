import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { alertMails, priceAlerts, watchedPrices } from '#leasing-api/db/schema/alerts.ts'
import type { Email } from '#leasing-api/emails/email-template.ts'
import { addEmail } from '../deliveries/add-deliveries.ts'
import { inForce } from './in-force.ts'
import type { PricedAlert } from './price-alerts.ts'

/**
 * The alerts in force whose price has fallen, of addresses that may be e-mailed now, in the order of
 * their addresses. Rules W-126, W-129.
 * @param after the last address of the page before
 * @param most addresses a page
 */
export async function readFallenAlerts(
  db: Db,
  { after, most, pauseMs, now }: { after: string; most: number; pauseMs: number; now: Date },
): Promise<PricedAlert[]> {
  const hasFallen = and(
    isNotNull(watchedPrices.pricePence),
    or(isNull(priceAlerts.knownPence), lt(watchedPrices.pricePence, priceAlerts.knownPence)),
  )
  const isTooSoon = sql`exists (
    select 1 from ${alertMails} where ${alertMails.emailKey} = ${priceAlerts.emailKey}
      and ${alertMails.mailedAt} > ${new Date(now.getTime() - pauseMs).toISOString()}::timestamptz)`
  const fallen = and(inForce(now), hasFallen, not(isTooSoon))
  const addresses = await db
    .selectDistinct({ emailKey: priceAlerts.emailKey })
    .from(priceAlerts)
    .innerJoin(watchedPrices, eq(watchedPrices.page, priceAlerts.page))
    .where(and(fallen, gt(priceAlerts.emailKey, after)))
    .orderBy(asc(priceAlerts.emailKey))
    .limit(most)
  if (addresses.length === 0) return []
  const rows = await db
    .select({ alert: priceAlerts, watched: watchedPrices })
    .from(priceAlerts)
    .innerJoin(watchedPrices, eq(watchedPrices.page, priceAlerts.page))
    .where(
      and(
        fallen,
        inArray(
          priceAlerts.emailKey,
          addresses.map(({ emailKey }) => emailKey),
        ),
      ),
    )
    .orderBy(asc(priceAlerts.emailKey), asc(priceAlerts.requestedAt), asc(priceAlerts.id))
  return rows.map(({ alert, watched: { pricePence, since } }) => ({ ...alert, pricePence, since }))
}

/** An alert whose fall an e-mail says: the price known before, and the one that is known with it. */
export type SentFall = { id: string; knownPence: number | null; pricePence: number }

/** Undoes a transaction in which another node was faster, or an alert was stopped meanwhile. */
class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/**
 * Queues an address's e-mail about fallen prices, takes up its day, and notes the prices as known: all
 * of it or nothing, and of several nodes one. False where it was not due any more. Rules W-129, W-134.
 */
export async function queueAlertEmail(
  db: Db,
  input: { emailKey: string; told: readonly SentFall[]; mail: Email; pauseMs: number; now: Date },
): Promise<boolean> {
  const { emailKey, told, mail, pauseMs, now } = input
  try {
    await db.transaction(async (tx) => {
      const claimed = await tx
        .insert(alertMails)
        .values({ emailKey, mailedAt: now })
        .onConflictDoUpdate({
          target: alertMails.emailKey,
          set: { mailedAt: now },
          setWhere: lte(alertMails.mailedAt, new Date(now.getTime() - pauseMs)),
        })
        .returning({ emailKey: alertMails.emailKey })
      if (claimed.length === 0) throw new Overtaken()
      for (const { id, knownPence, pricePence } of told) {
        const noted = await tx
          .update(priceAlerts)
          .set({ knownPence: pricePence })
          .where(
            and(
              eq(priceAlerts.id, id),
              inForce(now),
              knownPence === null
                ? isNull(priceAlerts.knownPence)
                : eq(priceAlerts.knownPence, knownPence),
            ),
          )
          .returning({ id: priceAlerts.id })
        if (noted.length === 0) throw new Overtaken()
      }
      await addEmail(tx, mail, now)
    })
    return true
  } catch (error) {
    if (error instanceof Overtaken) return false
    throw error
  }
}
