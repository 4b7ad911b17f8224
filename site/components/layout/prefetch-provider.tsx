'use client'

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { type Connection, prefetchIdleTimeoutMs, shouldPrefetch } from '#core/routes/prefetch.ts'
import { LinkIntent } from '#site/ui/link/link-intent.ts'

type NetworkInformation = { effectiveType?: string; saveData?: boolean }

/** Fetches the page behind a link as soon as the visitor seems to want it. Rules D-14, D-15, D-51. */
export function PrefetchProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const prefetch = (href: string) => {
    if (!shouldPrefetch(connection())) return
    const fetchPage = () => router.prefetch(href, { kind: PrefetchKind.FULL })
    // Safari knows no idle moments; there it is as soon as the event is over.
    if (typeof requestIdleCallback === 'undefined') setTimeout(fetchPage)
    else requestIdleCallback(fetchPage, { timeout: prefetchIdleTimeoutMs })
  }
  return <LinkIntent value={prefetch}>{children}</LinkIntent>
}

function connection(): Connection {
  const { onLine, connection: known } = navigator as Navigator & { connection?: NetworkInformation }
  return {
    isOnline: onLine,
    effectiveType: known?.effectiveType ?? null,
    isSavingData: known?.saveData ?? false,
  }
}
