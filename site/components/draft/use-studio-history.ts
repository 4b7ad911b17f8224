import type { HistoryAdapter, HistoryAdapterNavigate } from '@sanity/visual-editing/react'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useRef } from 'react'

/** Synchronises the address with the Studio, which navigates the preview and shows its page. */
export function useStudioHistory(): HistoryAdapter {
  const router = useRouter()
  const pathname = usePathname()
  const search = useSearchParams().toString()
  const tell = useRef<HistoryAdapterNavigate | null>(null)

  useEffect(() => {
    // As the browser writes it: behind a rewrite the router may know a page by another path.
    tell.current?.({ type: 'push', url: window.location.pathname + window.location.search })
  }, [pathname, search])

  return useMemo(
    () => ({
      subscribe: (navigate) => {
        tell.current = navigate
        navigate({ type: 'replace', url: window.location.pathname + window.location.search })
        return () => {
          tell.current = null
        }
      },
      update: (update) => {
        if (update.type === 'push') router.push(update.url)
        else if (update.type === 'replace') router.replace(update.url)
        else router.back()
      },
    }),
    [router],
  )
}
