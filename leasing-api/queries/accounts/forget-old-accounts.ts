import { lt } from 'drizzle-orm'
import { loginFailuresLastMs } from '#core/session/login-limits.ts'
import { oldestStoredOrder } from '#core/contract/retention.ts'
import type { Db } from '#leasing-api/db/db.ts'
import {
  accountLinks,
  auditLog,
  authorizationTokens,
  loginCodes,
  loginFailures,
  refreshTokens,
  sessions,
} from '#leasing-api/db/schema/accounts.ts'

/**
 * Removes what no longer opens anything: links, codes, tokens and sessions that have ended, failures
 * of more than a day ago; and of the audit log what is older than any order. Rule S-67.
 */
export async function forgetOldAccounts(db: Db, { now }: { now: Date }): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, now))
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, now))
  await db.delete(authorizationTokens).where(lt(authorizationTokens.expiresAt, now))
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now))
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  const failuresBefore = new Date(now.getTime() - loginFailuresLastMs)
  await db.delete(loginFailures).where(lt(loginFailures.lastAt, failuresBefore))
  await db.delete(auditLog).where(lt(auditLog.at, oldestStoredOrder(now)))
}
