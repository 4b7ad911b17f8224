import type { Delivery } from './delivery.ts'

/** An e-mail as it is handed to whatever sends it: whole in plain text and in HTML. */
export type OutgoingEmail = {
  /** With its angle brackets; the same at every try, so that a second copy is known for one. */
  messageId: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** Sends an e-mail; never rejects. */
export type SendEmail = (email: OutgoingEmail) => Promise<Delivery>
