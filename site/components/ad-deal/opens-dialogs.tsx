'use client'

import { useEffect } from 'react'
import { isPlainClick } from '#site/ui/link/plain-click.ts'

/**
 * Links to a dialog of the page open it as one, and a press beside an open dialog closes it. Without
 * script they are links to a part of the page. Rule L-73.
 */
export function OpensDialogs() {
  useEffect(() => {
    const listening = new AbortController()
    const open = (event: MouseEvent) => {
      if (!isPlainClick(event) || !(event.target instanceof Element)) return
      if (event.target instanceof HTMLDialogElement) return closeBeside(event.target, event)
      const hash = event.target.closest('a')?.getAttribute('href')
      const dialog = hash?.startsWith('#') && document.getElementById(hash.slice(1))
      if (!(dialog instanceof HTMLDialogElement)) return
      event.preventDefault()
      event.stopPropagation()
      dialog.showModal()
    }
    document.addEventListener('click', open, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return null
}

/** Closes an open dialog where the press was outside its box, on what it covers. */
function closeBeside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): void {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) dialog.close()
}
