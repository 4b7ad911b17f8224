/** Time a result counts as fresh. */
const freshMs = 30_000

/** Further time in which it is returned at once, while a new one is fetched in the background. */
const staleMs = 300_000

/** Pause after a failure: a backend that hangs must not slow every request. */
const quietMs = 10_000

export type StaleIfErrorOptions = {
  nowMs: () => number
  /** Called when a fetch fails; the cached result stays. */
  onFailure: (error: unknown) => void
}

/**
 * Keeps the last good answer of something that may fail. An answer is given at once for five and a
 * half minutes, and fetched anew behind after the first half; an older one is given only when
 * fetching fails. However many ask, it is fetched once. Rejects while there has never been one.
 */
export function staleIfError<Value>(
  fetchValue: () => Promise<Value>,
  { nowMs, onFailure }: StaleIfErrorOptions,
): () => Promise<Value> {
  let cached: { value: Value; atMs: number } | null = null
  let failure: { error: unknown; atMs: number } | null = null
  let running: Promise<void> | null = null

  const refresh = () =>
    (running ??= fetchValue()
      .then(
        (value) => {
          cached = { value, atMs: nowMs() }
          failure = null
        },
        (error: unknown) => {
          failure = { error, atMs: nowMs() }
          onFailure(error)
        },
      )
      .finally(() => {
        running = null
      }))

  return async () => {
    const ageMs = cached === null ? Number.POSITIVE_INFINITY : nowMs() - cached.atMs
    const isQuiet = failure !== null && nowMs() - failure.atMs < quietMs
    if (ageMs >= freshMs && !isQuiet) {
      const fetched = refresh()
      if (ageMs >= freshMs + staleMs) await fetched
    }
    if (cached !== null) return cached.value
    throw failure?.error
  }
}
