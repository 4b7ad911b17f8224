import { eq } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { users } from '#leasing-api/db/schema/accounts.ts'

export type User = typeof users.$inferSelect

/** A user who may log in; null for one that there is not, or that was deactivated. */
export async function readUser(db: Db, { id }: { id: string }): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return activeOnly(user)
}

/** The same by e-mail address, in lower case. */
export async function readUserByEmail(
  db: Db,
  { emailKey }: { emailKey: string },
): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.emailKey, emailKey))
  return activeOnly(user)
}

const activeOnly = (user: User | undefined) =>
  user !== undefined && user.deactivatedAt === null ? user : null
