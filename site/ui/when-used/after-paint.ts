/** A page that is not in view draws no pictures, and waits no longer than this for one. */
const longestMs = 100

/**
 * Resolves once the browser has drawn what stands now, so that what follows a press does not hold
 * up the picture that answers it.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestMs)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      // A frame is asked for before it is drawn: the task after it comes when it has been.
      setTimeout(resolve)
    })
  })
}
