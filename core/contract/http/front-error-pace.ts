/** The most failed calls a browser tells of in any minute. Rule C-60. */
export const frontErrorsPerMinute = 10

const minuteMs = 60_000

/**
 * When failed calls were told of, this one included; null when it must not be told of, since as
 * many as allowed were within the last minute. Rule C-60.
 * @example reportTimesWith([], 0) // [0]
 */
export function reportTimesWith(
  reportedAtMs: readonly number[],
  nowMs: number,
): readonly number[] | null {
  const recent = reportedAtMs.filter((atMs) => nowMs - atMs < minuteMs)
  return recent.length < frontErrorsPerMinute ? [...recent, nowMs] : null
}
