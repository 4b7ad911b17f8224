/** How long the site's server waits for the leasing API, in milliseconds. Rule G-05. */
export const leasingWaits = {
  /** A read waits while the API responds to others; once it has responded to nothing for so long, no more. */
  silenceMs: 2500,
  /** After a silence reads are not sent for so long; then one finds out whether it is over. */
  restMs: 2000,
  /** The longest any read takes. */
  readMs: 10_000,
  /**
   * The longest anything takes that changes something: an order waits for its text message to be
   * sent. One that was cut off may have happened, and is safe to send again by its idempotency key.
   */
  writeMs: 10_000,
} as const

type Waits = Readonly<Record<keyof typeof leasingWaits, number>>

/** Methods that change nothing. */
export const isRead = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** No response within the time that a visitor is let wait. */
export class SilentApiError extends Error {
  override name = 'SilentApiError'
}

export type ApiSilence = ReturnType<typeof apiSilence>

/**
 * Circuit breaker for reads of an API that takes connections and says nothing. One that is slow
 * because it is busy still responds to others, and is waited for. Rule G-05.
 * @param onChange receives the error when responses fail after a good one, null when they are good again
 */
export function apiSilence(
  nowMs: () => number,
  waits: Waits = leasingWaits,
  onChange: (error: unknown) => void = () => {},
) {
  let respondedAtMs = Number.NEGATIVE_INFINITY
  let failedAtMs = Number.NEGATIVE_INFINITY
  let isFailing = false
  let restUntilMs: number | null = null
  return {
    nowMs,
    waits,
    /** Whether a read may be sent. During a silence one may after each rest. */
    maySend(): boolean {
      if (restUntilMs === null) return true
      if (nowMs() < restUntilMs) return false
      restUntilMs = nowMs() + waits.silenceMs
      return true
    },
    /** How much longer a read may wait that began then; 0 or less when it is given up. */
    leftMs: (startedAtMs: number): number =>
      Math.max(startedAtMs, respondedAtMs) + waits.silenceMs - nowMs(),
    /** A whole response came, whatever it says. */
    responded(): void {
      respondedAtMs = nowMs()
      restUntilMs = null
    },
    /** A read was given up. */
    gaveUp(): void {
      restUntilMs = nowMs() + waits.restMs
    },
    succeeded(): void {
      if (isFailing) onChange(null)
      isFailing = false
    },
    failed(error: unknown): void {
      failedAtMs = nowMs()
      if (!isFailing) onChange(error)
      isFailing = true
    },
    /** Whether something failed at or after that time, which makes a page that failed a matter of time. */
    hasFailedSince: (atMs: number): boolean => failedAtMs >= atMs,
  }
}
