/**
 * Closes the menus of the header, which need no script to open: when a link in them is followed, on a
 * press elsewhere, and on Escape, which gives the focus back to the title of the menu.
 */
export function closeMenus(signal: AbortSignal): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('header nav details[open]')
  const press = ({ target }: Event) => {
    for (const menu of openMenus()) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false
    }
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    for (const menu of openMenus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  }
  const click = ({ target }: Event) => {
    const nav = target instanceof Element ? target.closest('a')?.closest('header nav') : null
    if (!(nav instanceof HTMLElement)) return
    for (const menu of nav.querySelectorAll('details')) menu.open = false
    if (nav.matches(':popover-open')) nav.hidePopover()
  }
  document.addEventListener('pointerdown', press, { signal })
  document.addEventListener('keydown', key, { signal })
  document.addEventListener('click', click, { signal })
}
