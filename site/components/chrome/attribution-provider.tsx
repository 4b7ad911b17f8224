'use client'

import { createContext, useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { Campaign } from '#core/attribution/campaign-fields.ts'
import { attributionOf } from '../../stores/attribution.ts'

const AttributionContext = createContext<RefObject<Campaign>>({ current: {} })

/**
 * Remembers where the visitor came from, in memory only: nothing is stored before consent, and
 * the page's own address and referrer are all it reads.
 */
export function AttributionProvider({ children }: { children: ReactNode }) {
  const attribution = useRef<Campaign>({})
  useEffect(() => {
    attribution.current = attributionOf(location.search, document.referrer, location.origin)
  }, [])
  return <AttributionContext value={attribution}>{children}</AttributionContext>
}

/** Where this visitor came from, read when an order is sent. */
export function useAttribution(): RefObject<Campaign> {
  return useContext(AttributionContext)
}
