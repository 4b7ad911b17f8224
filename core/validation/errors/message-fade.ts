const staysMs = 1000
const goesMs = 400
const movesMs = 200

/** A message under a field: the time it appeared and, once the field is valid, that time. */
export type FadingMessage = { shownAtMs: number; mendedAtMs: number | null }

/**
 * The phase of a newsletter message: shown, fading or gone. It stays for at least a second, so that
 * a quick correction does not make it flash, then fades in 400 ms. Rule D-11.
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

/** Duration of animations; 0 for visitors who prefer reduced motion. Rule D-12. */
export function movementMs(isMotionReduced: boolean): number {
  return isMotionReduced ? 0 : movesMs
}
