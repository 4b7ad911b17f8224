import { eq } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { formSubmissions } from '#leasing-api/db/schema/forms.ts'
import { outboxMessages } from '#leasing-api/db/schema/orders.ts'
import {
  claimActions,
  type LimitClaim,
  type LimitRefusal,
  withinLimits,
} from '../orders/claim-action.ts'

export type NewSubmission = Omit<typeof formSubmissions.$inferInsert, 'createdAt'>

/** An e-mail to put into the outbox with what it is about. */
export type NewEmail = { id: string; recipient: string; subject: string; body: string }

export type SubmittedForm =
  | { kind: 'taken'; reference: string }
  | { kind: 'limited'; refusal: LimitRefusal }

/**
 * Keeps a form and the e-mail that says so, both or neither. The same submission sent again
 * finds the first one, counts against no limit and writes to nobody.
 */
export function submitForm(
  db: Db,
  input: { submission: NewSubmission; email: NewEmail; limits: LimitClaim[]; now: Date },
): Promise<SubmittedForm> {
  const { submission, email, limits, now } = input
  return withinLimits<SubmittedForm>(db, async (tx) => {
    const [taken] = await tx
      .insert(formSubmissions)
      .values({ ...submission, createdAt: now })
      .onConflictDoNothing({ target: formSubmissions.submissionKey })
      .returning({ reference: formSubmissions.reference })
    if (!taken) {
      const [known] = await tx
        .select({ reference: formSubmissions.reference })
        .from(formSubmissions)
        .where(eq(formSubmissions.submissionKey, submission.submissionKey))
      return { kind: 'taken', reference: known!.reference }
    }
    await claimActions(tx, limits, now)
    await addEmail(tx, email, now)
    return { kind: 'taken', ...taken }
  })
}

/** Puts an e-mail into the outbox as part of what it tells of. */
export async function addEmail(tx: Db, email: NewEmail, now: Date): Promise<void> {
  await tx.insert(outboxMessages).values({ ...email, createdAt: now, channel: 'email' })
}
