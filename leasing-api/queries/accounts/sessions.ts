import { and, eq, isNull, sql } from 'drizzle-orm'
import { refreshDecision } from '#core/session/refresh-decision.ts'
import type { Db } from '#leasing-api/db/db.ts'
import {
  authorizationTokens,
  refreshTokens,
  sessions,
  users,
} from '#leasing-api/db/schema/accounts.ts'
import { addAudit } from './audit-log.ts'
import type { User } from './users.ts'

export type NewSession = {
  sessionId: string
  userId: string
  tokenHash: string
  expiresAt: Date
  now: Date
}

/** Begins the session of a log-in; says whether it is the user's first. Rule S-60. */
export function openSession(
  db: Db,
  { sessionId, userId, tokenHash, expiresAt, now }: NewSession,
): Promise<{ isFirstLogin: boolean }> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ lastLoginAt: users.lastLoginAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    await tx.insert(sessions).values({ id: sessionId, userId, createdAt: now, expiresAt })
    await tx.insert(refreshTokens).values({ tokenHash, sessionId, expiresAt })
    await tx.update(users).set({ lastLoginAt: now }).where(eq(users.id, userId))
    await addAudit(tx, { at: now, actor: userId, action: 'loggedIn', subject: userId })
    return { isFirstLogin: user?.lastLoginAt === null }
  })
}

export type Rotation = { kind: 'rotated'; userId: string; sessionId: string } | { kind: 'refused' }

/**
 * Exchanges a refresh token for its successor, which is the same for every request that comes within
 * the grace; a later one revokes the session. The row is locked, so that of many requests one
 * exchanges it. Rules S-23, S-24.
 */
export function rotateRefreshToken(
  db: Db,
  input: { tokenHash: string; successorHash: string; expiresAt: Date; now: Date },
): Promise<Rotation> {
  const { tokenHash, successorHash, expiresAt, now } = input
  return db.transaction(async (tx) => {
    const [token] = await tx
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, tokenHash))
      .for('update')
    const [session] = token
      ? await tx.select().from(sessions).where(eq(sessions.id, token.sessionId)).for('update')
      : []
    const stored = token && {
      expiresAtMs: token.expiresAt.getTime(),
      isFamilyRevoked: session === undefined || session.revokedAt !== null,
      rotation: token.rotatedAt && { atMs: token.rotatedAt.getTime(), successor: successorHash },
    }
    const decision = refreshDecision(stored ?? null, now.getTime())
    if (decision.kind === 'refuse' || !session) return { kind: 'refused' }
    const { id: sessionId, userId } = session
    if (decision.kind === 'revokeFamily') {
      await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, sessionId))
      await addAudit(tx, { at: now, actor: userId, action: 'sessionRevoked', subject: userId })
      return { kind: 'refused' }
    }
    if (decision.kind === 'rotate') {
      await tx
        .update(refreshTokens)
        .set({ rotatedAt: now })
        .where(eq(refreshTokens.tokenHash, tokenHash))
      await tx.insert(refreshTokens).values({ tokenHash: successorHash, sessionId, expiresAt })
      await tx.update(sessions).set({ expiresAt }).where(eq(sessions.id, sessionId))
    }
    return { kind: 'rotated', userId, sessionId }
  })
}

/** Ends the session that a refresh token belongs to; an unknown one ends none. Rule S-11. */
export function endSession(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(
        and(
          isNull(sessions.revokedAt),
          eq(
            sessions.id,
            sql`(select ${refreshTokens.sessionId} from ${refreshTokens}
              where ${refreshTokens.tokenHash} = ${tokenHash})`,
          ),
        ),
      )
      .returning({ userId: sessions.userId })
    if (!ended) return
    const { userId } = ended
    await addAudit(tx, { at: now, actor: userId, action: 'loggedOut', subject: userId })
  })
}

/** Ends every session of a user, as after a new password. */
export async function revokeSessions(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
}

/** The user of a session that goes on; null when it has ended or they may not log in. Rule S-64. */
export async function readCaller(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<User | null> {
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        isNull(users.deactivatedAt),
      ),
    )
  return row?.user ?? null
}

/** Stores the proof that a session's user gave the password again. Rule S-13. */
export function addAuthorization(
  db: Db,
  input: { tokenHash: string; sessionId: string; userId: string; expiresAt: Date; now: Date },
): Promise<void> {
  const { tokenHash, sessionId, userId, expiresAt, now } = input
  return db.transaction(async (tx) => {
    await tx.insert(authorizationTokens).values({ tokenHash, sessionId, expiresAt })
    await addAudit(tx, { at: now, actor: userId, action: 'passwordConfirmed', subject: userId })
  })
}
