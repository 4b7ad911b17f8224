/** Failed log-ins that an account, or a network address, may make without waiting. Rule S-59. */
export const freeLoginFailures = 10

const secondMs = 1000
const firstWaitMs = 15 * secondMs
const longestWaitMs = 15 * 60 * secondMs

/** Failures are forgotten this long after the last. Rule S-59. */
export const loginFailuresLastMs = 24 * 60 * 60 * secondMs

/** Failed log-ins of an account or an address: how many in a row, and when the last was. */
export type LoginFailures = { count: number; lastAtMs: number }

/**
 * Milliseconds until another log-in may be tried; 0 when it may be now. From the tenth failure on
 * the wait doubles with each, up to 15 minutes: never a lock, which anybody could turn on somebody
 * else. Rule S-59.
 */
export function loginWaitMs({ count, lastAtMs }: LoginFailures, nowMs: number): number {
  if (count < freeLoginFailures || nowMs >= lastAtMs + loginFailuresLastMs) return 0
  const wait = Math.min(firstWaitMs * 2 ** (count - freeLoginFailures), longestWaitMs)
  return Math.max(0, lastAtMs + wait - nowMs)
}
