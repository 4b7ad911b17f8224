/**
 * Counts what is worked on at once, so that more is refused at once instead of keeping everybody
 * waiting. Rule C-148.
 */
export function workLimit(most: number) {
  let working = 0
  return {
    isFull: () => working >= most,
    /** Takes a place and gives the function that frees it, once however often; null when all are taken. */
    begin(): (() => void) | null {
      if (working >= most) return null
      working += 1
      let isFreed = false
      return () => {
        if (!isFreed) working -= 1
        isFreed = true
      }
    },
  }
}
