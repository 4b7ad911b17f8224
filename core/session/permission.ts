import { isStaff, type Worker } from './user-home.ts'

/** The permissions beyond looking after the own account. Rule S-38. */
export const permissionNames = [
  'orders.read',
  'orders.update',
  'orders.export',
  'rates.read',
  'rates.import',
  'rates.rollback',
  'users.read',
  'users.invite',
  'users.deactivate',
  'deadletters.retry',
] as const

export type PermissionName = (typeof permissionNames)[number]

/**
 * Whether a user holds a permission: staff hold every one, people of a company those they were
 * given, consumers none; the empty name is always allowed and an unknown one never.
 * Rules S-38, S-39.
 */
export function holdsPermission(
  user: Worker,
  given: readonly PermissionName[],
  name: string,
): boolean {
  if (name === '') return true
  if (isStaff(user)) return isPermissionName(name)
  return user.companyId !== null && (given as readonly string[]).includes(name)
}

/**
 * Whether a user may do something in the office: they hold the permission and have the role admin,
 * which alone logs in with a text message as well. Rules S-05, S-80.
 */
export const holdsOfficePermission = (
  user: Worker,
  given: readonly PermissionName[],
  name: PermissionName,
): boolean => user.companyRole === 'admin' && holdsPermission(user, given, name)

const isPermissionName = (name: string): name is PermissionName =>
  (permissionNames as readonly string[]).includes(name)

/**
 * Whether a user may see a record of a company, such as an order or a rate book: staff see all,
 * people of a company only its own. Rule S-42.
 */
export const seesRecordOf = (user: Worker, companyId: string): boolean =>
  isStaff(user) || user.companyId === companyId
