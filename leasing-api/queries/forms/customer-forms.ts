import { and, desc, eq, gt, sql } from 'drizzle-orm'
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

/** The forms stored with an address, the newest first. Rule C-186. */
export function readOwnForms(
  db: Db,
  { emailKey, now }: { emailKey: string; now: Date },
): Promise<(CustomerForm & { hash: string; createdAt: Date })[]> {
  return db
    .select()
    .from(customerForms)
    .where(and(isOf(emailKey), gt(customerForms.expiresAt, now)))
    .orderBy(desc(customerForms.createdAt))
    .limit(100)
}

/** Removes a form stored with an address; that of another stays. Rule C-186. */
export async function removeOwnForm(
  db: Db,
  { emailKey, hash }: { emailKey: string; hash: string },
): Promise<void> {
  await db.delete(customerForms).where(and(isOf(emailKey), eq(customerForms.hash, hash)))
}

const isOf = (emailKey: string) => sql`lower(${customerForms.email}) = ${emailKey}`
