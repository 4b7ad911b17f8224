import { whenIdle } from '#site/ui/when-used/when-idle.ts'
import { withStyles } from '#site/ui/page-styles/whole-styles.ts'

/** The names under which the browser stores the shortlist, and the cars of this session. Rules F-155, F-159. */
export const savedStore = 'larkway.saved'
export const seenStore = 'larkway.seen'

/**
 * Loads the script of shortlist, cars seen and sharing: when one of their buttons is pressed, or in
 * an idle moment of a page on which it has something to do. Nobody else loads it. Rule D-60.
 */
export function savedOnPress(signal: AbortSignal): void {
  const press = async ({ target }: Event) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-save],[data-share]') : null
    if (button) (await load()).press(button)
  }
  // A press whose script cannot be fetched does nothing, as without script. Listened for on its way
  // down: React stops a click within a part of the page that it has not taken over yet.
  const options = { capture: true, passive: true, signal }
  window.addEventListener('click', (event) => void press(event).catch(() => {}), options)
}

/** To be called on each page; stops waiting when `signal` ends. */
export function savedWhenIdle(signal: AbortSignal): void {
  whenIdle(() => {
    if (!signal.aborted && hasWork()) load().catch(() => {})
  })
}

/** What it remembers shows nothing; the cars seen do, where a page has a place for them. */
const load = () => {
  const script = import('./saved-in-browser.ts')
  return document.querySelector('[data-seen-cars]') ? withStyles(script) : script
}

function hasWork(): boolean {
  if (document.querySelector('[data-seen]')) return true
  try {
    return savedStore in localStorage || seenStore in sessionStorage
  } catch {
    // A browser that stores nothing has stored nothing.
    return false
  }
}
