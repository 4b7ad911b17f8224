'use no memo'

import { useEffect, useState } from 'react'

/** Nothing is said of a wait shorter than this. */
const unnoticedMs = 200

/** Whether something has been under way for long enough to be spoken of. */
export function useWaited(isUnderWay: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setHasWaited(true), unnoticedMs)
    return () => {
      clearTimeout(timer)
      setHasWaited(false)
    }
  }, [isUnderWay])
  return isUnderWay && hasWaited
}
