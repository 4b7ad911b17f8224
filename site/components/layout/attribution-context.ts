import { createContext, useContext, type RefObject } from 'react'
import type { OrderAttribution } from '#site/data/enquiry/browser.ts'

/** Where this visitor came from. Apart from its provider, whose rules a form has no need of. */
export const AttributionContext = createContext<RefObject<OrderAttribution>>({ current: {} })

/** Where this visitor came from, read when an order is sent. */
export function useAttribution(): RefObject<OrderAttribution> {
  return useContext(AttributionContext)
}
