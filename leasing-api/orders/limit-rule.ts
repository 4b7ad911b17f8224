/** A sliding limit: at most so many times within `windowMs`. */
export type LimitRule = { windowMs: number; most: number }

/** Milliseconds until every rule allows one more action; 0 for at once. */
export function retryAfterMs(
  times: readonly number[],
  nowMs: number,
  rules: readonly LimitRule[],
): number {
  const waits = rules.map(({ windowMs, most }) => {
    const recent = times.filter((time) => time > nowMs - windowMs).toSorted((a, b) => a - b)
    return recent.length < most ? 0 : recent[recent.length - most]! + windowMs - nowMs
  })
  return Math.max(0, ...waits)
}
