import { and, eq, sql } from 'drizzle-orm'
import { isWatching, mostAlerts } from '#core/alerts/alert-terms.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { priceAlerts, watchedPrices } from '#leasing-api/db/schema/alerts.ts'
import type { Email } from '#leasing-api/emails/email-template.ts'
import { addEmail } from '../deliveries/add-deliveries.ts'
import { claimActions, type LimitClaim, type Limited, withinLimits } from '../limits/limits.ts'
import { inForce } from './in-force.ts'
import type { WatchedPrice } from './watched-prices.ts'

export type NewAlert = {
  id: string
  email: string
  confirmToken: string
  confirmBy: Date
}

/** The e-mail that follows, by what is found: the alert to confirm, one in force already, or too many. */
export type RequestMails = Record<'confirm' | 'already' | 'tooMany', Email>

/**
 * Stores that somebody would be told of a fall, with the e-mail whose link confirms it. Asked again
 * before that, another link replaces the one before. The response is the same whatever is found, so
 * that it says of nobody what they watch. Rules W-127, W-133, C-131.
 */
export function askAlert(
  db: Db,
  input: {
    alert: NewAlert
    watched: WatchedPrice
    mails: RequestMails
    limits: LimitClaim[]
    now: Date
  },
): Promise<{ kind: 'asked' } | Limited> {
  const { alert, watched, mails, limits, now } = input
  const emailKey = alert.email.toLowerCase()
  const { page, pricePence } = watched
  return withinLimits(db, async (tx) => {
    await claimActions(tx, limits, now)
    // One that is watched already keeps the instant from which its price has held.
    await tx.insert(watchedPrices).values(watched).onConflictDoNothing()
    const [standing] = await tx
      .select()
      .from(priceAlerts)
      .where(and(eq(priceAlerts.emailKey, emailKey), eq(priceAlerts.page, page)))
    if (standing && isWatching(standing, now)) {
      await addEmail(tx, mails.already, now)
    } else if ((await countInForce(tx, emailKey, now)) >= mostAlerts) {
      await addEmail(tx, mails.tooMany, now)
    } else {
      const { id, ...link } = alert
      const asked = {
        ...link,
        requestedAt: now,
        requestedPence: pricePence,
        knownPence: pricePence,
      }
      await tx
        .insert(priceAlerts)
        .values({ id, emailKey, page, ...asked })
        .onConflictDoUpdate({ target: [priceAlerts.emailKey, priceAlerts.page], set: asked })
      await addEmail(tx, mails.confirm, now)
    }
    return { kind: 'asked' }
  })
}

async function countInForce(tx: Db, emailKey: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(priceAlerts)
    .where(and(eq(priceAlerts.emailKey, emailKey), inForce(now)))
  return row!.count
}
