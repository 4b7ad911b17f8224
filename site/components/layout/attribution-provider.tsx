'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import type { EnquiryAttribution } from '#site/data/enquiry/browser.ts'
import { createAttribution } from '#site/stores/attribution.ts'
import { AttributionContext } from './attribution-context.ts'

/**
 * Provides the visitor's attribution, held in memory only: without consent nothing is stored, and
 * only the page's own address and referrer are read.
 */
export function AttributionProvider({ children }: { children: ReactNode }) {
  const attribution = useRef<EnquiryAttribution>({})
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
