const staysMs = 1000
const goesMs = 400
const movesMs = 200

/** A message under a field: when it came and, once the field is mended, when that was. */
export type FadingMessage = { shownAtMs: number; mendedAtMs: number | null }

/**
 * Whether a message of the newsletter form stands, is going or has gone. It stays for a second at
 * least, so that a field mended at once does not make it flash, then takes 400 ms to go. Rule D-11.
 */
export function messagePhase(
  { shownAtMs, mendedAtMs }: FadingMessage,
  nowMs: number,
): 'shown' | 'going' | 'gone' {
  if (mendedAtMs === null) return 'shown'
  const goesAtMs = Math.max(mendedAtMs, shownAtMs + staysMs)
  if (nowMs < goesAtMs) return 'shown'
  return nowMs < goesAtMs + goesMs ? 'going' : 'gone'
}

/** How long anything moves; not at all for visitors who asked for less motion. Rule D-12. */
export function movementMs(isMotionReduced: boolean): number {
  return isMotionReduced ? 0 : movesMs
}
