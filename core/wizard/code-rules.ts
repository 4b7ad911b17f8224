const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** How long a code works. Rule W-28. */
export const codeLifetimeMs = 10 * minuteMs

/** Wrong guesses after which a code is ended. Rule W-29. */
export const guessesPerCode = 5

/** How long after one code the next may be asked for. Rule W-30. */
export const resendGapMs = 30 * secondMs

/** Codes that are texted to one phone. Rule W-31. */
export const codesPerPhone = [
  { windowMs: hourMs, most: 5 },
  { windowMs: 24 * hourMs, most: 10 },
] as const

/** Milliseconds until another code may be asked for; 0 when it may be now. Rule W-30. */
export function resendWaitMs(sentAtMs: number, nowMs: number): number {
  return Math.max(0, sentAtMs + resendGapMs - nowMs)
}
