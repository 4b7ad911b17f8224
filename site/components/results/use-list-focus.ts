'use no memo'

import { useCallback, useEffect, useRef } from 'react'
import type { FilterValues } from '#core/filters/filter-values.ts'

/** Where the focus and the view go after a choice on a list. */
export function useListFocus(values: FilterValues) {
  const top = useRef<HTMLDivElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const chips = useRef<HTMLDivElement>(null)
  const removed = useRef<number | null>(null)

  // The chip pressed is gone by now: the focus goes to the one in its place, at last to the count.
  useEffect(() => {
    if (removed.current === null) return
    const left = [...(chips.current?.querySelectorAll<HTMLElement>('a[rel=nofollow]') ?? [])]
    const next = left[Math.min(removed.current, left.length - 1)] ?? count.current
    removed.current = null
    next?.focus({ preventScroll: true })
  }, [values])

  /** To be told of a link about to be followed, which may be a chip. */
  const leave = (link: HTMLAnchorElement) => {
    const links = [...(chips.current?.querySelectorAll('a') ?? [])]
    if (links.includes(link)) removed.current = links.indexOf(link)
  }

  /** Focus and view to the first deal. */
  const land = () => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView()
  }

  /** The first deal back into view, where it was scrolled out of it; the focus stays. */
  const showStart = useCallback(() => {
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView()
  }, [])

  return { top, count, chips, leave, land, showStart }
}
