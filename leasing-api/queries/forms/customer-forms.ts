import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { customerForms } from '#leasing-api/db/schema/forms.ts'
import type { Email } from '#leasing-api/emails/email-template.ts'
import { addEmail } from '../deliveries/add-deliveries.ts'
import { claimActions, type LimitClaim, type Limited, withinLimits } from '../limits/limits.ts'

export type CustomerForm = Pick<
  typeof customerForms.$inferSelect,
  'choice' | 'name' | 'email' | 'phoneE164' | 'expiresAt'
>

export type NewCustomerForm = CustomerForm & { hash: string; submissionKey: string }

/** Stores a form with the e-mail that links to it. A repeated one returns the first. */
export function saveCustomerForm(
  db: Db,
  input: { form: NewCustomerForm; email: Email; limits: LimitClaim[]; now: Date },
): Promise<{ kind: 'saved'; hash: string; expiresAt: Date } | Limited> {
  const { form, email, limits, now } = input
  return withinLimits(db, async (tx) => {
    const about = { hash: customerForms.hash, expiresAt: customerForms.expiresAt }
    const [saved] = await tx
      .insert(customerForms)
      .values({ ...form, createdAt: now })
      .onConflictDoNothing({ target: customerForms.submissionKey })
      .returning(about)
    if (!saved) {
      const [known] = await tx
        .select(about)
        .from(customerForms)
        .where(eq(customerForms.submissionKey, form.submissionKey))
      return { kind: 'saved', ...known! }
    }
    await claimActions(tx, limits, now)
    await addEmail(tx, email, now)
    return { kind: 'saved', ...saved }
  })
}

/** A stored form; null when there is none or it has expired. */
export async function readCustomerForm(
  db: Db,
  { hash, now }: { hash: string; now: Date },
): Promise<CustomerForm | null> {
  const [form] = await db
    .select({
      choice: customerForms.choice,
      name: customerForms.name,
      email: customerForms.email,
      phoneE164: customerForms.phoneE164,
      expiresAt: customerForms.expiresAt,
    })
    .from(customerForms)
    .where(and(eq(customerForms.hash, hash), gt(customerForms.expiresAt, now)))
  return form ?? null
}
