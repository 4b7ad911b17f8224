import { countShed, watchQueue } from '#server-kit/telemetry/telemetry.ts'

/**
 * Counts what is worked on at once, so that more is refused at once instead of keeping everybody
 * waiting. Rules C-148, C-193.
 * @param what is limited, as metrics name it
 */
export function workLimit(most: number, what: string) {
  let working = 0
  watchQueue(what, () => working)
  return {
    isFull: () => working >= most,
    /** Takes a place and gives the function that frees it, once however often; null when all are taken. */
    begin(): (() => void) | null {
      if (working >= most) {
        countShed(what)
        return null
      }
      working += 1
      let isFreed = false
      return () => {
        if (!isFreed) working -= 1
        isFreed = true
      }
    },
  }
}
