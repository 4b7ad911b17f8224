import { isNightlyRunDue } from '#core/time/london-day.ts'
import { londonClock } from '#core/time/london-clock.ts'

/** How often it is looked at: a clock that is set, or a machine that slept, is noticed soon. */
const everyMs = 30_000

export type NightlyRun = {
  nowMs: () => number
  /** When what is shown was made: a build, or the last run. */
  madeAtMs: number
  run: () => Promise<void>
}

/**
 * Looks whether the nightly run is due and does it; one that fails is tried again at the next
 * look. Rule E-02.
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

/** Looks now and then until `stop`. */
export function startNightlyRun(nightly: NightlyRun): { stop: () => void } {
  const look = nightlyLook(nightly)
  void look()
  const timer = setInterval(() => void look(), everyMs).unref()
  return { stop: () => clearInterval(timer) }
}
