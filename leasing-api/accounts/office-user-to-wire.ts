import type { WireOfficeUser } from '#core/contract/calls/office-users.ts'
import { userKind } from '#core/session/user-kind.ts'
import type { ListedUser } from '../queries/accounts/list-users.ts'
import { workerOf } from './caller.ts'

/** A user as the office sees them: nothing of what they do for themselves. Rule S-81. */
export const officeUserToWire = ({ user, companyName }: ListedUser): WireOfficeUser => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  kind: userKind(workerOf(user)),
  companyId: user.companyId,
  companyName,
  companyRole: user.companyRole,
  permissions: user.permissions,
  createdAt: user.createdAt.toISOString(),
  lastLoginAt: user.lastLoginAt && user.lastLoginAt.toISOString(),
  deactivatedAt: user.deactivatedAt && user.deactivatedAt.toISOString(),
})
