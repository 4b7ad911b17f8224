import { isStaff, type Worker } from './user-home.ts'

/** Somebody who is logged in, or somebody they ask about. */
export type AccountHolder = Worker & { id: string }

/**
 * Whether a user may read another's details: their own, staff everybody's, the admin of a company
 * those of its people. Rule S-61.
 */
export function readsUser(reader: AccountHolder, other: AccountHolder): boolean {
  if (reader.id === other.id || isStaff(reader)) return true
  return (
    reader.companyRole === 'admin' &&
    reader.companyId !== null &&
    reader.companyId === other.companyId
  )
}
