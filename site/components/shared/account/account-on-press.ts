/**
 * Makes a link to the log-in open it in a dialog, or the account of somebody logged in; its script is
 * loaded by the press. Without it the link leads to its page. Rule S-71.
 */
export function accountOnPress(signal: AbortSignal): void {
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-account]') : null
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    link.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
    import('./press-account.ts')
      .then(({ pressAccount }) => pressAccount())
      .catch(() => window.location.assign((link as HTMLAnchorElement).href))
  }
  // On its way down: before whoever opens the pages behind links.
  window.addEventListener('click', press, { capture: true, signal })
}
