import type { Db } from '#leasing-api/db/db.ts'
import type { AuditAction } from '#core/session/audit-action.ts'
import { auditLog } from '#leasing-api/db/schema/accounts.ts'

export type AuditEntry = { at: Date; actor: string; action: AuditAction; subject: string }

/** Notes who did what to whose account, in the transaction that does it. Rule S-66. */
export async function addAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry)
}
