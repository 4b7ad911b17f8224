import { withStyles } from '#site/ui/page-styles/whole-styles.ts'
/** How far below the screen rows of deals begin to load. */
const ahead = '800px'

/**
 * Loads rows of deals further down a page when they come near: what stands there until then is a link
 * to a list of such deals. Stops waiting when `signal` ends. Rule D-113.
 */
export function dealsWhenNear(signal: AbortSignal): void {
  const place = document.querySelector<HTMLElement>('[data-deals-near]')
  if (!place) return
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      // Rows that do not come are links, as without script.
      withStyles(import('./near-deals.tsx'))
        .then(({ showNearDeals }) => showNearDeals(place))
        .catch(() => {})
    },
    { rootMargin: ahead },
  )
  near.observe(place)
  signal.addEventListener('abort', () => near.disconnect())
}
