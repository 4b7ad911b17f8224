const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

/** How long something is kept or may be changed. Rules C-55, C-61. */
export const retention = {
  /** After its confirmation an order can be changed for so long. */
  orderChangeMs: dayMs,
  /** A wizard's form that a link in an e-mail leads back to. */
  customerFormMs: 7 * dayMs,
  /** The link that confirms joining a list. Rule W-104. */
  listConfirmationMs: 7 * dayMs,
  /** The link that confirms a price alert. Rule W-127. */
  alertConfirmationMs: 7 * dayMs,
  /** A form posted without script that has to be shown again. */
  formDraftMs: 30 * minuteMs,
  /** The figures of a saved quote. Rule C-80. */
  quoteMs: 30 * dayMs,
  /** That a quote was saved at an address, so that it can be said to have run out. Rule C-81. */
  quoteAddressMs: 365 * dayMs,
  /** A text or e-mail, once it is sent or would have been. */
  messageMs: 30 * dayMs,
  /** An order with its person, in calendar months. */
  orderMonths: 24,
} as const

/** Orders sent before this instant are forgotten: 24 calendar months back. Rule C-61. */
export function oldestStoredOrder(now: Date): Date {
  const months = now.getUTCFullYear() * 12 + now.getUTCMonth() - retention.orderMonths
  const year = Math.floor(months / 12)
  const lastDay = new Date(Date.UTC(year, (months % 12) + 1, 0)).getUTCDate()
  const oldest = new Date(now)
  oldest.setUTCFullYear(year, months % 12, Math.min(now.getUTCDate(), lastDay))
  return oldest
}

/** Whether an order may still be changed: until it is confirmed, and for a day after. Rules C-55, W-56. */
export function isOrderChangeable(confirmedAtMs: number | null, nowMs: number): boolean {
  return confirmedAtMs === null || nowMs < confirmedAtMs + retention.orderChangeMs
}
