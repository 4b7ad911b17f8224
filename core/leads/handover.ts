/**
 * What has become of a confirmed enquiry on its way to its provider: `sent` since an instant; `waiting`
 * until one, when the provider opens; `trying`, again at the latest at one; or `failed` at one, which
 * only a person mends. Rule W-98.
 */
export const handoverStates = ['sent', 'waiting', 'trying', 'failed'] as const

export type Handover = { state: (typeof handoverStates)[number]; atMs: number }

/** One way that a lead goes, by e-mail or by webhook. */
export type LeadDelivery = {
  tries: number
  dueMs: number
  sentMs: number | null
  deadMs: number | null
}

/** The handover of an order from the deliveries of its lead; null without any. Rule W-98. */
export function handoverOf(deliveries: readonly LeadDelivery[], nowMs: number): Handover | null {
  if (deliveries.length === 0) return null
  const sent = deliveries.flatMap(({ sentMs }) => (sentMs === null ? [] : [sentMs]))
  // Either way brings the whole lead.
  if (sent.length > 0) return { state: 'sent', atMs: Math.min(...sent) }
  const open = deliveries.filter(({ deadMs }) => deadMs === null)
  if (open.length === 0) {
    return { state: 'failed', atMs: Math.max(...deliveries.map(({ deadMs }) => deadMs!)) }
  }
  const dueMs = Math.min(...open.map((delivery) => delivery.dueMs))
  const isUntried = open.every(({ tries }) => tries === 0)
  return { state: isUntried && dueMs > nowMs ? 'waiting' : 'trying', atMs: Math.max(dueMs, nowMs) }
}
