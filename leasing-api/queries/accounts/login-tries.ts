import { eq, inArray, sql } from 'drizzle-orm'
import { loginFailuresLastMs, loginWaitMs } from '#core/session/login-limits.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { loginFailures } from '#leasing-api/db/schema/accounts.ts'

export type LoginTry = { keys: readonly string[]; now: Date }

/**
 * Counts a try against an account and an address before its password is looked at, as if it had
 * failed; gives the milliseconds to wait, 0 when it may go on. Rows are locked in the order of their
 * keys, so that tries at once are counted one by one. Rule S-59.
 */
export function claimLoginTry(db: Db, { keys, now }: LoginTry): Promise<number> {
  const sorted = keys.toSorted()
  return db.transaction(async (tx) => {
    await tx
      .insert(loginFailures)
      .values(sorted.map((key) => ({ key, count: 0, lastAt: now })))
      .onConflictDoNothing()
    const rows = await tx
      .select()
      .from(loginFailures)
      .where(inArray(loginFailures.key, sorted))
      .orderBy(loginFailures.key)
      .for('update')
    const waits = rows.map(({ count, lastAt }) =>
      loginWaitMs({ count, lastAtMs: lastAt.getTime() }, now.getTime()),
    )
    const wait = Math.max(0, ...waits)
    if (wait > 0) return wait
    for (const { key, count, lastAt } of rows) {
      const isOld = now.getTime() >= lastAt.getTime() + loginFailuresLastMs
      await tx
        .update(loginFailures)
        .set({ count: isOld ? 1 : count + 1, lastAt: now })
        .where(eq(loginFailures.key, key))
    }
    return 0
  })
}

/** Takes back the count of a try that was right: the account's failures go, the address's one. Rule S-59. */
export async function clearLoginTry(
  db: Db,
  { accountKey, addressKey }: { accountKey: string; addressKey: string },
): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, accountKey))
  await db
    .update(loginFailures)
    .set({ count: sql`greatest(${loginFailures.count} - 1, 0)` })
    .where(eq(loginFailures.key, addressKey))
}
