/** How long a page that is never idle may be waited for. */
const longestMs = 2000

/** Calls back in an idle moment of the browser; Safari knows none, there it is a second later. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, 1000)
  else requestIdleCallback(work, { timeout: longestMs })
}
