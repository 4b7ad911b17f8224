'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import type { OrderAttribution } from '#site/data/enquiry/browser.ts'
import { createAttribution } from '#site/stores/attribution.ts'
import { AttributionContext } from './attribution-context.ts'

/**
 * Remembers where the visitor came from, in memory only: nobody has been asked for consent, so
 * nothing is stored, and the page's own address and referrer are all it reads.
 */
export function AttributionProvider({ children }: { children: ReactNode }) {
  const attribution = useRef<OrderAttribution>({})
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const store = createAttribution({
      sessionStorage: () => sessionStorage,
      readCookies: () => document.cookie,
      writeCookie: (cookie) => void (document.cookie = cookie),
      cookieSetting: {
        isSecure: location.protocol === 'https:',
        isEmbedded: location.pathname.startsWith('/embedded'),
      },
    })
    store.arrive(
      {
        read: (name) => query.get(name),
        referrer: document.referrer,
        ownHost: location.hostname,
      },
      false,
    )
    attribution.current = store.orderFields()
  }, [])
  return <AttributionContext value={attribution}>{children}</AttributionContext>
}
