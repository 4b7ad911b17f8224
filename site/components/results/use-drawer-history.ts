import { useLayoutEffect, useRef } from 'react'
import type { useAddress } from '#site/ui/link/use-address.ts'

export type DrawerHistory = {
  /** Whether the drawer is open. */
  isOpen: () => boolean
  /** Takes a step of Back or Forward that closed the drawer; false where it was not open. */
  closed: () => boolean
}

/**
 * One entry of the browser's history for an open drawer and all that is chosen in it: Back closes
 * the drawer, and once more undoes the choices made there together. One closed with nothing chosen
 * leaves no entry.
 * @param address where the list stands now
 */
export function useDrawerHistory(
  panelId: string,
  address: () => string,
  { write, takeBack }: Pick<ReturnType<typeof useAddress>, 'write' | 'takeBack'>,
): DrawerHistory {
  const openedAt = useRef<string | null>(null)
  const current = useRef(address)
  useLayoutEffect(() => {
    current.current = address
  })

  // A layout effect, so that a drawer that goes with its page finds nobody listening any more.
  useLayoutEffect(() => {
    const panel = document.getElementById(panelId)
    const open = () => {
      openedAt.current = current.current()
      write('pushState', openedAt.current)
    }
    const follow = ({ newState }: ToggleEvent) => {
      if (newState === 'open') return open()
      const before = openedAt.current
      openedAt.current = null
      if (before === current.current()) takeBack()
    }
    if (panel?.matches(':popover-open')) open()
    panel?.addEventListener('beforetoggle', follow)
    return () => panel?.removeEventListener('beforetoggle', follow)
  }, [panelId, write, takeBack])

  return {
    isOpen: () => openedAt.current !== null,
    closed: () => {
      const before = openedAt.current
      if (before === null) return false
      openedAt.current = null
      document.getElementById(panelId)?.hidePopover()
      const now = current.current()
      if (now !== before) write('pushState', now)
      return true
    },
  }
}
