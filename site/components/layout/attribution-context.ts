import { createContext, useContext, type RefObject } from 'react'
import type { OrderAttribution } from '#site/data/enquiry/browser.ts'

/**
 * Context of the visitor's attribution. Apart from its provider, whose rules a form has no need of.
 */
export const AttributionContext = createContext<RefObject<OrderAttribution>>({ current: {} })

/** The visitor's attribution, read when an order is sent. */
export function useAttribution(): RefObject<OrderAttribution> {
  return useContext(AttributionContext)
}
