import { expect, type APIRequestContext } from '@playwright/test'
import { messagesOf, type OutboxMessage } from './outbox.ts'
import { readOrder } from './order.ts'

/**
 * What the provider's mailbox got of a confirmed order; null while the provider is closed, whose lead
 * waits for it to open.
 */
export async function leadInMailbox(
  request: APIRequestContext,
  orderRef: string,
): Promise<OutboxMessage | null> {
  const state = async () => (await readOrder(request, orderRef)).order.handover?.state
  await expect.poll(state).toMatch(/^(sent|waiting)$/)
  if ((await state()) === 'waiting') return null
  const messages = await messagesOf(request, orderRef)
  const lead = messages.find(({ to }) => to.startsWith('leads@'))
  expect(lead, `a lead about ${orderRef}`).toBeDefined()
  return lead!
}
