import { withStyles } from '#site/ui/page-styles/whole-styles.ts'

/**
 * Next calls this when a change of page begins. The bar that shows it is a script of its own, which
 * no visitor loads who never leaves the first page; what ends within 200 ms shows none. Rule D-08.
 */
export function onRouterTransitionStart(address: string): void {
  const from = location.href
  if (new URL(address, from).href === from) return
  const startedAtMs = Date.now()
  withStyles(import('#site/components/layout/progress-bar.ts')).then(
    ({ followPageChange }) => followPageChange(from, startedAtMs),
    // A page without its bar is still on its way.
    () => {},
  )
}
