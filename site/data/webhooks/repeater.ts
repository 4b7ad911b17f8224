/**
 * A page whose render began before the news is kept with the older content when it ends, as if it
 * were newer. Renders are over after seconds; the second time is for a machine that is very slow.
 */
const delaysMs = [5000, 30_000] as const

/**
 * Does `repeat` again 5 and 30 seconds from now. What waits under the same key is put off, because
 * the news itself has just done it. Never keeps the process alive; a failure is told.
 */
export function repeater(onFailure: (error: unknown) => void) {
  const waiting = new Map<string, NodeJS.Timeout[]>()

  return function again(key: string, repeat: () => Promise<void>): void {
    for (const timer of waiting.get(key) ?? []) clearTimeout(timer)
    const timers = delaysMs.map((delayMs) =>
      setTimeout(() => {
        if (delayMs === delaysMs.at(-1)) waiting.delete(key)
        repeat().catch(onFailure)
      }, delayMs).unref(),
    )
    waiting.set(key, timers)
  }
}
