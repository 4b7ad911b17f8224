import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import type { useRouter } from 'next/navigation'
import { type Connection, prefetchIdleTimeoutMs, shouldPrefetch } from '#core/routes/prefetch.ts'

type NetworkInformation = { effectiveType?: string; saveData?: boolean }

/** Fetches a page that the visitor seems about to ask for. Rules D-14, D-15. */
export function prefetchPage(router: ReturnType<typeof useRouter>, address: string): void {
  if (!shouldPrefetch(connection())) return
  const fetchPage = () => router.prefetch(address, { kind: PrefetchKind.FULL })
  // Safari knows no idle moments; there it is as soon as the event is over.
  if (typeof requestIdleCallback === 'undefined') setTimeout(fetchPage)
  else requestIdleCallback(fetchPage, { timeout: prefetchIdleTimeoutMs })
}

function connection(): Connection {
  const { onLine, connection: known } = navigator as Navigator & { connection?: NetworkInformation }
  return {
    isOnline: onLine,
    effectiveType: known?.effectiveType ?? null,
    isSavingData: known?.saveData ?? false,
  }
}
