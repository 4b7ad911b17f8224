import { useCallback, useEffect, useRef } from 'react'

type Entry = { how: 'pushState' | 'replaceState'; href: string }

/**
 * Gives the page another address without leaving it. Next listens to `history` only once its own
 * effects have run, which is after those of what it renders: of what is written before, it would
 * know nothing, its search parameters would stay, and Back would lead to nothing. An address given
 * before that moment, such as by a press while the script takes over, therefore waits for it.
 */
export function useAddress() {
  const state = useRef<{ isHeard: boolean; waiting?: Entry | undefined }>({ isHeard: false })

  useEffect(() => {
    const timer = setTimeout(() => {
      state.current.isHeard = true
      const { waiting } = state.current
      if (waiting) window.history[waiting.how](null, '', waiting.href)
      state.current.waiting = undefined
    })
    return () => clearTimeout(timer)
  }, [])

  const write = useCallback((how: Entry['how'], href: string) => {
    if (state.current.isHeard) return window.history[how](null, '', href)
    // What takes the place of an entry that was not written yet is a new entry still.
    const isNew = state.current.waiting?.how === 'pushState'
    state.current.waiting = { how: isNew ? 'pushState' : how, href }
  }, [])
  /** Takes back the entry written last: one that was not written yet never is. */
  const takeBack = useCallback(() => {
    if (!state.current.waiting) return window.history.back()
    state.current.waiting = undefined
  }, [])
  /** Whether the address shown is about to be replaced by one that was given. */
  const isWaiting = useCallback(() => state.current.waiting !== undefined, [])
  return { write, takeBack, isWaiting }
}
