/**
 * Tells of each element that gets the focus, and of the one that has it already: it may have got it
 * before this script came.
 */
export function onFocus(signal: AbortSignal, take: (target: EventTarget | null) => void): void {
  take(document.activeElement)
  window.addEventListener('focusin', ({ target }) => take(target), { signal })
}
