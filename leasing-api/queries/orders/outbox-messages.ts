import { desc, eq } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { outboxMessages } from '#leasing-api/db/schema/orders.ts'

export type OutboxMessage = typeof outboxMessages.$inferSelect

/** Adds a message to be read here; one that is there already stays once. */
export async function addOutboxMessage(db: Db, message: OutboxMessage): Promise<void> {
  await db.insert(outboxMessages).values(message).onConflictDoNothing()
}

/** The last messages, newest first. */
export function listOutboxMessages(db: Db, { most }: { most: number }): Promise<OutboxMessage[]> {
  return db
    .select()
    .from(outboxMessages)
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.channel))
    .limit(most)
}

/** One message; null when there is none. */
export async function readOutboxMessage(
  db: Db,
  { id }: { id: string },
): Promise<OutboxMessage | null> {
  const [message] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id))
  return message ?? null
}
