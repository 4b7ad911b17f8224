import { type ApiSilence, isRead, SilentApiError } from '../data/leasing/api-silence.ts'

/** Stopwatch with a deadline for one forwarded request: counts only while we wait for the API. */
export type UpstreamWait = { pause: () => void; resume: () => void; end: () => void }

/**
 * Ends a forwarded request that the leasing API does not respond to in the time of rule G-05. Time
 * in which the visitor takes the response is not the API's.
 * @param giveUp ends the request; called at most once
 */
export function upstreamWait(
  silence: ApiSilence,
  method: string,
  giveUp: (reason: Error) => void,
): UpstreamWait {
  const { silenceMs, readMs, writeMs } = silence.waits
  const longestMs = isRead(method) ? readMs : writeMs
  const startedAtMs = silence.nowMs()
  let pausedAtMs: number | null = startedAtMs
  let pausedMs = 0
  let isOver = false
  let timer: NodeJS.Timeout | undefined

  const look = () => {
    const begunAtMs = startedAtMs + pausedMs
    const leftMs = begunAtMs + longestMs - silence.nowMs()
    const silentMs = isRead(method) ? silence.leftMs(begunAtMs) : leftMs
    if (leftMs > 0 && silentMs > 0) {
      timer = setTimeout(look, Math.min(leftMs, silentMs))
      return
    }
    isOver = true
    if (leftMs > 0) silence.gaveUp()
    giveUp(
      new SilentApiError(
        `The leasing API took longer than ${leftMs > 0 ? silenceMs : longestMs} ms.`,
      ),
    )
  }

  return {
    pause() {
      clearTimeout(timer)
      pausedAtMs ??= silence.nowMs()
    },
    resume() {
      if (isOver || pausedAtMs === null) return
      pausedMs += silence.nowMs() - pausedAtMs
      pausedAtMs = null
      look()
    },
    end() {
      isOver = true
      clearTimeout(timer)
    },
  }
}
