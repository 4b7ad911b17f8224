import { isStaff, type Worker } from './user-home.ts'

/** What somebody with an account is to us. */
export const userKinds = ['staff', 'company', 'consumer'] as const

export type UserKind = (typeof userKinds)[number]

/** Our own staff, somebody of a company whatever their role, or a consumer. Rule S-81. */
export function userKind(user: Worker): UserKind {
  if (user.companyId !== null) return 'company'
  return isStaff(user) ? 'staff' : 'consumer'
}
