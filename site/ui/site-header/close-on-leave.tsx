'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'

export type CloseOnLeaveProps = {
  id: string
  label: string
  className?: string
  children: ReactNode
}

/**
 * The menus themselves need no script. This closes them where script is: when a link in them is followed,
 * on a press elsewhere, and on Escape, which gives the focus back to the title of the menu.
 */
export function CloseOnLeave({ id, label, className, children }: CloseOnLeaveProps) {
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    const openMenu = () => nav.current?.querySelector<HTMLDetailsElement>('details[open]') ?? null
    const onPress = (event: Event) => {
      const menu = openMenu()
      if (menu && event.target instanceof Node && !menu.contains(event.target)) menu.open = false
    }
    const onKey = (event: KeyboardEvent) => {
      const menu = openMenu()
      if (event.key !== 'Escape' || !menu) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  const closeAfterLink = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return
    for (const menu of event.currentTarget.querySelectorAll('details')) menu.open = false
    if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover()
  }

  return (
    <nav
      ref={nav}
      id={id}
      popover="auto"
      aria-label={label}
      className={className}
      onClick={closeAfterLink}
    >
      {children}
    </nav>
  )
}
