import { lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { conversions, customerForms, frontErrors } from '#leasing-api/db/schema/forms.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How long failures and events are of use to anybody. */
const retainedMs = { frontErrors: 30 * dayMs, conversions: 90 * dayMs }

/** After this the ad network takes an event no more, and nothing of its visitor is needed. */
export const conversionLifetimeMs = 7 * dayMs

/** Removes kept choices whose days are over, old failures and old events, and whose events they were. */
export async function forgetOldForms(db: Db, { now }: { now: Date }): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db.delete(customerForms).where(lte(customerForms.expiresAt, now))
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
