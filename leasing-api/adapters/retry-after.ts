/** The longest pause that a service is granted, whatever it asks for. */
const longestMs = 60 * 60 * 1000

/**
 * A Retry-After header in milliseconds from now, seconds and dates alike, at most an hour; null
 * without one that can be read. Rule C-103.
 * @example retryAfterMs('30', 0) // 30000
 */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? ''
  const waitMs = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : dateMs(text) - nowMs
  return text === '' || Number.isNaN(waitMs) ? null : Math.min(Math.max(waitMs, 0), longestMs)
}

/** A date of HTTP; Date.parse reads much else as one. */
const dateMs = (text: string) => (text.endsWith(' GMT') ? Date.parse(text) : Number.NaN)
