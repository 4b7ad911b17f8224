import { createContext, useContext, type RefObject } from 'react'
import type { EnquiryAttribution } from '#site/data/enquiry/browser.ts'

/**
 * Context of the visitor's attribution. Apart from its provider, whose rules a form has no need of.
 */
export const AttributionContext = createContext<RefObject<EnquiryAttribution>>({ current: {} })

/** The visitor's attribution, read when an order is sent. */
export function useAttribution(): RefObject<EnquiryAttribution> {
  return useContext(AttributionContext)
}
