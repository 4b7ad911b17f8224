'use client'

import { createContext, useContext, useState, type ReactNode } from 'react'
import { useSnapshot } from 'valtio/react'
import type { DealFlowState } from '#core/wizard/deal-flow-state.ts'
import { enquiryOpener, type EnquiryStore } from '#site/stores/enquiry-store.ts'

/** Without a provider each step stands alone. */
const EnquiryContext = createContext<ReturnType<typeof enquiryOpener>>((start) =>
  enquiryOpener()(start),
)

/** Holds the enquiry from its form to its code, whose pages come and go; a new form begins another. */
export function EnquiryProvider({ children }: { children: ReactNode }) {
  const [open] = useState(enquiryOpener)
  return <EnquiryContext value={open}>{children}</EnquiryContext>
}

/** The enquiry of this page, where its step starts or from where the step before left off. */
export function useEnquiry(start: DealFlowState): EnquiryStore & { store: EnquiryStore } {
  const open = useContext(EnquiryContext)
  const [store] = useState(() => open(start))
  const { flow } = useSnapshot(store) as EnquiryStore
  return { store, flow }
}
