import { useContext, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import type { DealFlowState } from '#core/wizard/deal-flow-state.ts'
import { enquiryOpener, type EnquiryStore } from '#site/stores/enquiry-store.ts'
import { EnquiryContext } from './enquiry-context.ts'

/** The enquiry of this page, where its step starts or from where the step before left off. */
export function useEnquiry(start: DealFlowState): EnquiryStore & { store: EnquiryStore } {
  const holder = useContext(EnquiryContext)
  const [store] = useState(() => enquiryOpener(holder ?? {})(start))
  const { flow } = useSnapshot(store) as EnquiryStore
  return { store, flow }
}
