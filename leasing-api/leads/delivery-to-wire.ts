import type { WireDeadLetter, WireLead } from '#core/contract/json/wire-lead.ts'
import { inGroups } from '#core/wizard/short-reference.ts'
import type { Delivery } from '../queries/deliveries/claim-delivery.ts'
import type { DeadLetter } from '../queries/leads/dead-letters.ts'

type Progress = Pick<
  Delivery,
  'kind' | 'channel' | 'tries' | 'dueAt' | 'sentAt' | 'deadAt' | 'deadReason'
>

/** How far a delivery is. Rules W-93, W-100. */
export function deliveryToWire(
  { kind, channel, tries, dueAt, sentAt, deadAt, deadReason }: Progress,
  now: Date,
): WireLead['deliveries'][number] {
  const same = { kind, channel, tries, reason: deadAt ? deadReason : null }
  if (sentAt) return { ...same, state: 'sent', at: sentAt.toISOString() }
  if (deadAt) return { ...same, state: 'dead', at: deadAt.toISOString() }
  const state = tries === 0 && dueAt > now ? 'waiting' : 'trying'
  return { ...same, state, at: dueAt.toISOString() }
}

/** A delivery that was given up, and what became of it. Rule W-174. */
export function deadLetterToWire(letter: DeadLetter, now: Date): WireDeadLetter {
  const { id, orderRef, shortReference, providerName, subject, createdAt, resentAt } = letter
  return {
    ...deliveryToWire(letter, now),
    id,
    orderRef,
    shortReference: shortReference && inGroups(shortReference),
    provider: providerName,
    subject,
    createdAt: createdAt.toISOString(),
    resentAt: resentAt && resentAt.toISOString(),
  }
}
