'use client'

import { createContext, useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { createAttribution, type OrderAttribution } from '#site/stores/attribution.ts'

const AttributionContext = createContext<RefObject<OrderAttribution>>({ current: {} })

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

/** Where this visitor came from, read when an order is sent. */
export function useAttribution(): RefObject<OrderAttribution> {
  return useContext(AttributionContext)
}
