import { and, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { oldestStoredOrder } from '#core/contract/retention.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { experimentViews } from '#leasing-api/db/schema/experiments.ts'
import {
  conversions,
  customerForms,
  formSubmissions,
  frontErrors,
  mailingList,
} from '#leasing-api/db/schema/forms.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Retention of failures and events. */
const retainedMs = { frontErrors: 30 * dayMs, conversions: 90 * dayMs }

/** Age at which the ad network refuses an event, so that its visitor's data are not needed. */
export const conversionLifetimeMs = 7 * dayMs

/** Removes expired and old forms, old failures, events and counts, and visitors' data of events. Rules
 * C-112, X-18. */
export async function forgetOldForms(db: Db, { now }: { now: Date }): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db.delete(customerForms).where(lte(customerForms.expiresAt, now))
  // Whoever never pressed the link did not join.
  await db
    .delete(mailingList)
    .where(
      and(
        isNull(mailingList.confirmedAt),
        isNull(mailingList.leftAt),
        lte(mailingList.confirmBy, now),
      ),
    )
  await db.delete(formSubmissions).where(lt(formSubmissions.createdAt, oldestStoredOrder(now)))
  const oldestDay = londonClock(oldestStoredOrder(now).getTime()).day
  await db.delete(experimentViews).where(lt(experimentViews.day, oldestDay))
  await db.delete(frontErrors).where(lt(frontErrors.createdAt, before(retainedMs.frontErrors)))
  await db.delete(conversions).where(lt(conversions.createdAt, before(retainedMs.conversions)))
  await db
    .update(conversions)
    .set({ clientAddress: null, userAgent: null, fbp: '', fbc: '' })
    .where(
      sql`${conversions.createdAt} < ${before(conversionLifetimeMs).toISOString()}::timestamptz
          and (${conversions.clientAddress} is not null or ${conversions.fbp} <> '' or ${conversions.fbc} <> '')`,
    )
}
