'use client'

import { useState, type ReactNode } from 'react'
import type { EnquiryHolder } from '#site/stores/enquiry-store.ts'
import { EnquiryContext } from './enquiry-context.ts'

/** Holds the enquiry from its form to its code, whose pages come and go; a new form begins another. */
export function EnquiryProvider({ children }: { children: ReactNode }) {
  const [holder] = useState<EnquiryHolder>(() => ({}))
  return <EnquiryContext value={holder}>{children}</EnquiryContext>
}
