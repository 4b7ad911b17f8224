import { type PermissionName, permissionNames } from './permission.ts'
import { isStaff, type Worker } from './user-home.ts'

/** What somebody of a company may do at most: dead letters are for our staff. Rule S-68. */
export const companyPermissions: readonly PermissionName[] = permissionNames.filter(
  (name) => name !== 'deadletters.retry',
)

/** The permissions that somebody of the office may give: staff all of a company's, others their own. Rule S-83. */
export function givenPermissions(
  giver: Worker,
  own: readonly PermissionName[],
): readonly PermissionName[] {
  return isStaff(giver)
    ? companyPermissions
    : companyPermissions.filter((name) => own.includes(name))
}

/** Why an account may not be deactivated or changed, as a message key. */
export type AccessRefusal = 'errors.notYourself' | 'errors.lastStaff' | 'errors.permissions'

/**
 * Why somebody may not deactivate an account: it is their own, or of the last of our staff who may
 * log in. Null when they may. Rule S-84.
 */
export function deactivationRefusal({
  actorId,
  user,
  activeStaff,
}: {
  actorId: string
  user: Worker & { id: string }
  /** How many of our staff may log in now, that user included. */
  activeStaff: number
}): AccessRefusal | null {
  if (user.id === actorId) return 'errors.notYourself'
  return isStaff(user) && activeStaff <= 1 ? 'errors.lastStaff' : null
}

/**
 * Why somebody may not give these permissions: the account is their own, or they add one that is not
 * theirs to give. What somebody held before may stay. Rule S-83.
 */
export function accessRefusal({
  actorId,
  userId,
  mayGive,
  before,
  after,
}: {
  actorId: string
  userId: string
  mayGive: readonly PermissionName[]
  before: readonly PermissionName[]
  after: readonly PermissionName[]
}): AccessRefusal | null {
  if (userId === actorId) return 'errors.notYourself'
  const isGiven = after.every((name) => before.includes(name) || mayGive.includes(name))
  return isGiven ? null : 'errors.permissions'
}
