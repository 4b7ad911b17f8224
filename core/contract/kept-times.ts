const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

/** How long something is kept or may be changed. Rule C-55. */
export const keptTimes = {
  /** After its confirmation an order can be changed for so long. */
  orderChangeMs: dayMs,
  /** A wizard's form that a link in an e-mail leads back to. */
  customerFormMs: 7 * dayMs,
  /** A form posted without script that has to be shown again. */
  formDraftMs: 30 * minuteMs,
} as const

/** Whether an order may still be changed: until it is confirmed, and for a day after. Rules C-55, W-56. */
export function isOrderChangeable(confirmedAtMs: number | null, nowMs: number): boolean {
  return confirmedAtMs === null || nowMs < confirmedAtMs + keptTimes.orderChangeMs
}
