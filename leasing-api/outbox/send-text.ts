import { randomUUID } from 'node:crypto'
import type { Database } from '../db/database.ts'

/** `orderRef` is the order that it is about; null for the code of a log-in. */
export type TextMessage = { to: string; body: string; orderRef: string | null }

/**
 * Sends a text message; returns whether the service accepted it. Resolves to whether it was taken;
 * never rejects.
 */
export type SendText = (message: TextMessage) => Promise<boolean>

/**
 * Ten of the numbers that the regulator keeps free for fiction, 07700 900980 to 900989, stand for a
 * text service that fails: the outbox takes no text to them, so that what a visitor sees then can
 * be looked at. Rule W-150.
 */
const failingNumbers = '+44770090098'

/** Stores texts in the outbox, where a person trying the product can read them. */
export function outboxTexts(database: Database, clock: () => Date): SendText {
  return async ({ to, body, orderRef }) => {
    if (to.startsWith(failingNumbers)) return false
    try {
      await database.call.addOutboxMessage({
        id: randomUUID(),
        createdAt: clock(),
        channel: 'sms',
        recipient: to,
        subject: null,
        body,
        html: null,
        headers: null,
        orderRef,
      })
      return true
    } catch {
      // The order is stored; its visitor can ask for another code.
      return false
    }
  }
}
