const minuteMs = 60_000

/** Pauses between the tries of one delivery, in minutes: growing, together 24 hours. Rule W-93. */
export const retryPausesMinutes = [1, 2, 5, 12, 30, 60, 120, 210, 400, 600] as const

/**
 * When a delivery that was not taken is tried again; null once its tries are used up. Rule W-93.
 * @param tries how often it has been tried, from 1
 */
export function nextTryMs(tries: number, nowMs: number): number | null {
  const pause = retryPausesMinutes[tries - 1]
  return pause === undefined ? null : nowMs + pause * minuteMs
}
