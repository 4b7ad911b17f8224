import { useCallback, useEffect, useRef } from 'react'

/**
 * Gives the page another address without leaving it. Next listens to `history` only once its own
 * effects have run, which is after those of what it renders: of what is written before, it would
 * know nothing, its search parameters would stay, and Back would lead to nothing. An address given
 * before that moment, such as by a press while the script takes over, therefore waits for it.
 */
export function useAddress() {
  const state = useRef<{ isHeard: boolean; waiting?: (() => void) | undefined }>({ isHeard: false })

  useEffect(() => {
    const timer = setTimeout(() => {
      state.current.isHeard = true
      state.current.waiting?.()
      state.current.waiting = undefined
    })
    return () => clearTimeout(timer)
  }, [])

  const write = useCallback((how: 'pushState' | 'replaceState', href: string) => {
    const act = () => window.history[how](null, '', href)
    if (state.current.isHeard) act()
    else state.current.waiting = act
  }, [])
  /** Whether the address shown is about to be replaced by one that was given. */
  const isWaiting = useCallback(() => state.current.waiting !== undefined, [])
  return { write, isWaiting }
}
