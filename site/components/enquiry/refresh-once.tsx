'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Time in which most enquiries have left for their provider. */
const waitMs = 4000

/** Asks for the page once more, a moment later: its enquiry was being sent as it was made. Rule W-98. */
export function RefreshOnce() {
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(() => router.refresh(), waitMs)
    return () => clearTimeout(timer)
  }, [router])
  return null
}
