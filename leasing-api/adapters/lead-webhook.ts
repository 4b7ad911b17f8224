import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import { askOutside } from './ask-outside.ts'
import { type Delivery, deliveryOf } from './delivery.ts'
import { timeLimitsMs } from './time-limits.ts'

export type OutgoingLead = {
  /** The idempotency key, the same at every try. */
  id: string
  url: string
  /** Slug of the provider, whose secret is its own. */
  provider: string
  body: object
}

/** Posts a lead to its provider; never rejects. */
export type SendLeadWebhook = (lead: OutgoingLead) => Promise<Delivery>

/**
 * Posts leads as JSON, signed by HMAC-SHA256 over the time in seconds, a full stop and the body, so
 * that neither can be exchanged. A provider's secret follows from ours and its slug: none can sign
 * in another's name. Rule W-101.
 * @param secret LEAD_WEBHOOK_SECRET
 */
export function leadWebhooks(
  secret: string,
  clock: () => Date,
  logger: Logger,
  timeoutMs: number = timeLimitsMs.leadWebhook,
): SendLeadWebhook {
  return async ({ id, url, provider, body }) => {
    const timestamp = String(Math.floor(clock().getTime() / 1000))
    const signature = leadSignature(
      providerSecret(secret, provider),
      timestamp,
      JSON.stringify(body),
    )
    const headers = {
      'idempotency-key': id,
      'larkway-timestamp': timestamp,
      'larkway-signature': `v1=${signature}`,
    }
    const request = { method: 'POST', headers, body, timeoutMs }
    const answer = await askOutside('lead webhook', logger, url, request)
    return deliveryOf(answer)
  }
}

/** The secret that a provider checks signatures with: HMAC-SHA256 of its slug, in hex. */
export function providerSecret(secret: string, provider: string): string {
  return createHmac('sha256', secret).update(provider).digest('hex')
}

/** The signature of a body sent at a time, in hex. */
export function leadSignature(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}
