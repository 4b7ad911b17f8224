import type { Logger } from 'pino'
import { nextTryMs } from '#core/leads/retry.ts'
import type { Delivery } from '../adapters/delivery.ts'
import type { SendLeadWebhook } from '../adapters/lead-webhook.ts'
import type { SendEmail } from '../adapters/outgoing-email.ts'
import type { Database } from '../db/database.ts'
import type { Email } from '../emails/email-template.ts'
import type { ClaimedDelivery } from '../queries/deliveries/claim-delivery.ts'
import { siteOfOrder, type SiteTools } from '../orders/site-of-order.ts'
import { describeError } from '../server/describe-error.ts'
import { payloadOf } from './delivery-payload.ts'

export type Senders = {
  sendEmail: SendEmail
  /** Takes the leads of a demonstration, whose providers nobody could write to. */
  sendToOutbox: SendEmail
  sendLeadWebhook: SendLeadWebhook
}

export type DeliveryQueueOptions = SiteTools & {
  database: Database
  /** Whether all prices in force are made for a demonstration. */
  isDemonstration: () => boolean
  clock: () => Date
  logger: Logger
}

export type DeliveryQueue = {
  /** Sends what is due, in the background. */
  deliver(): void
  /** Resolves when no try is under way. */
  settled(): Promise<void>
  /** Begins no further try, and resolves when those under way have ended. */
  close(): Promise<void>
}

/** Time after which a try counts as lost: far longer than any sender takes. */
const leaseMs = 30_000

/** Tries at the same time, so that one slow server does not hold up the others. */
const mostAtOnce = 4

/**
 * Sends what stands in the table of deliveries: claims, commits, sends, marks. Nothing is lost when
 * this program is killed at any of these: what was claimed and not marked is due again after its
 * lease, under the same key. Rules W-91, W-93, W-94.
 */
export function deliveryQueue(senders: Senders, options: DeliveryQueueOptions): DeliveryQueue {
  const {
    database: { call },
    clock,
    logger,
  } = options

  const send = async (claimed: ClaimedDelivery): Promise<Delivery | { dead: string }> => {
    const { delivery, facts } = claimed
    const content = payloadOf(claimed, {
      siteUrl: options.siteUrl,
      site: await siteOfOrder(options, facts?.order.attribution.storefront),
      isDemonstration: options.isDemonstration(),
    })
    if ('dead' in content) return content
    const { id } = delivery
    const payload = delivery.payload ?? (await call.fixPayload({ id, payload: content.payload }))
    if (delivery.channel === 'webhook') {
      const { slug, leadWebhookUrl } = facts!.provider!
      return senders.sendLeadWebhook({ id, url: leadWebhookUrl!, provider: slug, body: payload })
    }
    const isLead = delivery.kind === 'lead' || delivery.kind === 'leadChange'
    const sendEmail = isLead && options.isDemonstration() ? senders.sendToOutbox : senders.sendEmail
    const messageId = `<${id}@${new URL(options.siteUrl).hostname}>`
    return sendEmail({ ...(payload as Email), messageId })
  }

  const deliverOne = async (claimed: ClaimedDelivery) => {
    const { id, kind, channel, tries } = claimed.delivery
    const outcome = await send(claimed)
    if (outcome === 'taken') return call.markDeliverySent({ id, now: clock() })
    const next = outcome === 'later' ? nextTryMs(tries, clock().getTime()) : null
    if (next !== null) return call.postponeDelivery({ id, dueAt: new Date(next) })
    const reason = reasonOf(outcome)
    logger.error({ delivery: id, kind, channel, tries, reason }, 'A delivery is dead.')
    return call.markDeliveryDead({ id, reason, now: clock() })
  }

  let isClosed = false
  const work = async () => {
    while (!isClosed) {
      const claimed = await call.claimDelivery({ now: clock(), leaseMs })
      if (!claimed) return
      await deliverOne(claimed)
    }
  }
  const workAll = async () => {
    const results = await Promise.allSettled(Array.from({ length: mostAtOnce }, work))
    for (const result of results) {
      if (result.status === 'rejected' && !isClosed)
        logger.error({ error: describeError(result.reason) }, 'Deliveries could not be read.')
    }
  }

  let running: Promise<void> | null = null
  let isWanted = false
  const runWhileWanted = async () => {
    while (isWanted && !isClosed) {
      isWanted = false
      await workAll()
    }
    running = null
  }
  return {
    deliver() {
      isWanted = true
      running ??= runWhileWanted()
    },
    settled: async () => running ?? undefined,
    close() {
      isClosed = true
      return running ?? Promise.resolve()
    },
  }
}

function reasonOf(outcome: Delivery | { dead: string }): string {
  if (typeof outcome === 'object') return outcome.dead
  return outcome === 'refused'
    ? 'The other side refused it.'
    : 'The other side did not take it in 24 hours.'
}
