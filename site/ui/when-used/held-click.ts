import { isPlainClick } from '../link/plain-click.ts'

/**
 * Holds a click on what opens in place, within an area whose script is still on its way: a first tap
 * comes sooner than the script does, and would follow the link that stands there without script.
 * A link of that area to the page it stands on, such as to its next part, is left to the browser.
 * @returns to be called once the script has taken over, or is known not to come: clicks again what was
 * clicked last
 */
export function heldClick(areaId: string): () => void {
  const listening = new AbortController()
  let held: HTMLElement | undefined
  const hold = (event: MouseEvent) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return
    const opener = event.target.closest<HTMLElement>(`#${areaId} [aria-expanded]`)
    const link = event.target.closest<HTMLAnchorElement>(`#${areaId} a`)
    if (link?.pathname === window.location.pathname) event.stopPropagation()
    if (!opener) return
    event.preventDefault()
    held = opener
  }
  window.addEventListener('click', hold, { capture: true, signal: listening.signal })
  return () => {
    listening.abort()
    held?.click()
    held = undefined
  }
}
