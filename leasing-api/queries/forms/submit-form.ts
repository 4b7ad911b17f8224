import { eq } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { formSubmissions } from '#leasing-api/db/schema/forms.ts'
import type { Email } from '#leasing-api/emails/email-template.ts'
import { addEmail } from '../deliveries/add-deliveries.ts'
import { claimActions, type LimitClaim, type Limited, withinLimits } from '../limits/limits.ts'

export type NewSubmission = Omit<typeof formSubmissions.$inferInsert, 'createdAt'>

export type SubmittedForm = { kind: 'taken'; reference: string } | Limited

/**
 * Stores a form and the e-mails about it, all or none. A repeated submission returns the first one,
 * counts against no limit and sends no e-mail.
 */
export function submitForm(
  db: Db,
  input: { submission: NewSubmission; emails: Email[]; limits: LimitClaim[]; now: Date },
): Promise<SubmittedForm> {
  const { submission, emails, limits, now } = input
  return withinLimits(db, async (tx) => {
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
    for (const email of emails) await addEmail(tx, email, now)
    return { kind: 'taken', ...taken }
  })
}
