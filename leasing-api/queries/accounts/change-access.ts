import { and, eq, isNull } from 'drizzle-orm'
import {
  accessRefusal,
  type AccessRefusal,
  deactivationRefusal,
} from '#core/session/office-access.ts'
import type { PermissionName } from '#core/session/permission.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { accountLinks, loginCodes, users } from '#leasing-api/db/schema/accounts.ts'
import { addAudit } from './audit-log.ts'
import { revokeSessions } from './sessions.ts'
import type { User } from './users.ts'

/** Who changes whose account. */
type Change = { actorId: string; userId: string; now: Date }

export type ChangedUser = { kind: 'changed'; user: User } | { kind: 'refused'; key: AccessRefusal }

/**
 * Deactivates an account, whose sessions, codes and links end with it, or takes that back. Our staff
 * are locked together, so that two who deactivate each other at once leave one. Rule S-84.
 */
export function setDeactivated(
  db: Db,
  { actorId, userId, isDeactivated, now }: Change & { isDeactivated: boolean },
): Promise<ChangedUser> {
  return db.transaction(async (tx) => {
    const staff = await tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(isNull(users.companyId), eq(users.companyRole, 'admin'), isNull(users.deactivatedAt)),
      )
      .orderBy(users.id)
      .for('update')
    const user = await lockedUser(tx, userId)
    if ((user.deactivatedAt !== null) === isDeactivated) return { kind: 'changed', user }
    const key =
      isDeactivated &&
      deactivationRefusal({
        actorId,
        user: { ...user, companyId: user.companyId === null ? null : String(user.companyId) },
        activeStaff: staff.length,
      })
    if (key) return { kind: 'refused', key }
    const deactivatedAt = isDeactivated ? now : null
    await tx.update(users).set({ deactivatedAt }).where(eq(users.id, userId))
    if (isDeactivated) {
      await revokeSessions(tx, userId, now)
      await tx.delete(loginCodes).where(eq(loginCodes.userId, userId))
      await tx.delete(accountLinks).where(eq(accountLinks.userId, userId))
    }
    const action = isDeactivated ? 'deactivated' : 'reactivated'
    await addAudit(tx, { at: now, actor: actorId, action, subject: userId })
    return { kind: 'changed', user: { ...user, deactivatedAt } }
  })
}

/** Gives somebody of a company another role or other permissions. Rule S-83. */
export function changeAccess(
  db: Db,
  {
    actorId,
    userId,
    now,
    mayGive,
    companyRole,
    permissions,
  }: Change & {
    mayGive: readonly PermissionName[]
    companyRole: 'admin' | null
    permissions: PermissionName[]
  },
): Promise<ChangedUser> {
  return db.transaction(async (tx) => {
    const user = await lockedUser(tx, userId)
    const after = [...new Set(permissions)]
    const key = accessRefusal({ actorId, userId, mayGive, before: user.permissions, after })
    if (key) return { kind: 'refused', key }
    const change = { companyRole, permissions: after }
    await tx.update(users).set(change).where(eq(users.id, userId))
    await addAudit(tx, { at: now, actor: actorId, action: 'accessChanged', subject: userId })
    return { kind: 'changed', user: { ...user, ...change } }
  })
}

/** @throws where the user was erased since the route found them */
async function lockedUser(tx: Db, id: string): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  if (!user) throw new Error('The user of a change of access was erased meanwhile.')
  return user
}
