import { useRouter } from 'next/navigation'
import { startTransition, useEffect, useRef } from 'react'

/**
 * Refreshes the page whenever content changes, one request at a time; `refresh` does it at once.
 * `isListening` tells whether changes arrive by themselves.
 */
export function useFreshPage() {
  const router = useRouter()
  const changes = useRef<EventSource | null>(null)

  const refresh = () =>
    new Promise<void>((resolve) => {
      startTransition(() => {
        router.refresh()
        resolve()
      })
    })

  useEffect(() => {
    const source = new EventSource('/site/draft/events')
    changes.current = source
    source.addEventListener('message', () => startTransition(() => router.refresh()))
    return () => {
      changes.current = null
      source.close()
    }
  }, [router])

  return { refresh, isListening: () => changes.current?.readyState === EventSource.OPEN }
}
