import { desc } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { outboxMessages } from '#leasing-api/db/schema/orders.ts'

export type OutboxMessage = typeof outboxMessages.$inferSelect

/** Adds a message for a sender, or for display only. */
export async function addOutboxMessage(db: Db, message: OutboxMessage): Promise<void> {
  await db.insert(outboxMessages).values(message)
}

/** The last messages, newest first. */
export function listOutboxMessages(db: Db, { most }: { most: number }): Promise<OutboxMessage[]> {
  return db
    .select()
    .from(outboxMessages)
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.channel))
    .limit(most)
}
