import { isNightlyRunDue } from '#core/time/london-day.ts'
import { londonClock } from '#core/time/london-clock.ts'

/** Interval of checks: short enough to notice a clock change or a machine that slept. */
const everyMs = 30_000

export type NightlyRun = {
  nowMs: () => number
  /** Time of the shown content: a build, or the last run. */
  madeAtMs: number
  run: () => Promise<void>
}

/**
 * Checks whether the nightly run is due and runs it; a failed one is repeated at the next check.
 * Rule E-02.
 */
export function nightlyLook({ nowMs, madeAtMs, run }: NightlyRun): () => Promise<void> {
  let lastDay = londonClock(madeAtMs).day
  let isRunning = false
  let hasFailed = false
  return async () => {
    const atMs = nowMs()
    if (isRunning || !isNightlyRunDue(atMs, lastDay)) return
    isRunning = true
    try {
      await run()
      lastDay = londonClock(atMs).day
      hasFailed = false
    } catch (error) {
      if (!hasFailed)
        console.error('Pages with dated content could not be made anew; trying again.', error)
      hasFailed = true
    } finally {
      isRunning = false
    }
  }
}

/** Checks at intervals until `stop`. */
export function startNightlyRun(nightly: NightlyRun): { stop: () => void } {
  const look = nightlyLook(nightly)
  void look()
  const timer = setInterval(() => void look(), everyMs).unref()
  return { stop: () => clearInterval(timer) }
}
