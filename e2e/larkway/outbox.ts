import { expect, type APIRequestContext } from '@playwright/test'
import { config } from '../config.ts'

export type OutboxMessage = {
  id: string
  to: string
  subject: string | null
  body: string
  channel: string
  orderRef: string | null
  headers: Record<string, string> | null
}

/** What would have been sent to a phone in its international form or to an e-mail address, newest first. */
export async function messagesTo(
  request: APIRequestContext,
  recipient: string,
): Promise<OutboxMessage[]> {
  return (await allMessages(request)).filter(({ to }) => to === recipient)
}

/** What would have been sent about an order, to whomever, newest first. */
export async function messagesOf(
  request: APIRequestContext,
  orderRef: string,
): Promise<OutboxMessage[]> {
  return (await allMessages(request)).filter((message) => message.orderRef === orderRef)
}

async function allMessages(request: APIRequestContext): Promise<OutboxMessage[]> {
  const answer = await request.get(`${config.leasingApiUrl}/outbox`, {
    headers: { accept: 'application/json' },
    // A connection that was idle may be closed by the server in the moment it is used again.
    maxRetries: 2,
  })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { messages: OutboxMessage[] }).messages
}

/** The newest message to somebody, once it is there: e-mails leave their queue a moment after the page. */
export async function newestMessageTo(
  request: APIRequestContext,
  recipient: string,
): Promise<OutboxMessage> {
  await expect.poll(async () => (await messagesTo(request, recipient)).length).toBeGreaterThan(0)
  return (await messagesTo(request, recipient))[0]!
}

/** The newest code texted to a phone: six digits. */
export async function codeSentTo(request: APIRequestContext, phone: string): Promise<string> {
  const [newest] = await messagesTo(request, phone)
  const code = /\b\d{6}\b/.exec(newest?.body ?? '')?.[0]
  expect(code, `a code in the newest text to ${phone}`).toBeDefined()
  return code!
}

/** The newest code of one of a phone's enquiries. */
export async function codeOfOrder(
  request: APIRequestContext,
  phone: string,
  orderRef: string,
): Promise<string> {
  const texts = await messagesTo(request, phone)
  const text = texts.find((message) => message.orderRef === orderRef)
  const code = /\b\d{6}\b/.exec(text?.body ?? '')?.[0]
  expect(code, `a code of ${orderRef}`).toBeDefined()
  return code!
}

/** Six digits that are not the code. */
export function wrongCode(code: string): string {
  return code === '123456' ? '654321' : '123456'
}
