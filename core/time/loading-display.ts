/** The wait for a page or a response: its start and, once over, its end. Milliseconds of one clock. */
export type Wait = { startedAtMs: number; endedAtMs: number | null }

/** The shortest wait that is shown: signs of a quicker one would only flicker. Rules D-08, D-10. */
export const quietMs = 200

const fillMs = 5000
const staysFullMs = 500

/**
 * The progress bar of a page change: nothing for 200 ms; then it fills evenly in 5 seconds and
 * waits full; when the page is there it is full for 500 ms more and goes. Rules D-08, D-09.
 * @returns the filled share, 0 to 1; null while there is no bar
 */
export function progressShare({ startedAtMs, endedAtMs }: Wait, nowMs: number): number | null {
  const appearsAtMs = startedAtMs + quietMs
  if (nowMs < appearsAtMs) return null
  if (endedAtMs === null) return Math.min(1, (nowMs - appearsAtMs) / fillMs)
  const wasSeen = endedAtMs >= appearsAtMs
  return wasSeen && nowMs < endedAtMs + staysFullMs ? 1 : null
}

/** Whether a request shows that it is under way: from 200 ms after its start until it ends. Rule D-10. */
export function isFetchShown({ startedAtMs, endedAtMs }: Wait, nowMs: number): boolean {
  return endedAtMs === null && nowMs >= startedAtMs + quietMs
}
