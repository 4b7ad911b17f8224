'use client'
'use no memo'

import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import styles from './drawer.module.css'

export type DrawerProps = { id: string; label: string; className?: string; children: ReactNode }

/**
 * A native popover over the full height of the screen; any button with `popoverTarget={id}` opens it,
 * before and without script. With script it also closes when the keyboard leaves it, so that focus is
 * never hidden behind it, and when its page is put away.
 */
export function Drawer({ id, label, className = '', children }: DrawerProps) {
  const drawer = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const element = drawer.current
    return () => {
      if (element?.matches(':popover-open')) element.hidePopover()
    }
  }, [])

  const closeWhenLeft = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget
    const isOpen = event.currentTarget.matches(':popover-open')
    if (isOpen && next && !event.currentTarget.contains(next)) event.currentTarget.hidePopover()
  }

  return (
    <section
      ref={drawer}
      id={id}
      popover="auto"
      aria-label={label}
      className={`${styles.drawer} ${className}`}
      onBlur={closeWhenLeft}
    >
      {children}
    </section>
  )
}
