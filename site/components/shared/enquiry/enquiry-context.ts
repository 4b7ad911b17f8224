import { createContext } from 'react'
import type { EnquiryHolder } from '#site/stores/enquiry-store.ts'

/** What holds the enquiry, apart from its store, which comes with the forms. Null: each step stands alone. */
export const EnquiryContext = createContext<EnquiryHolder | null>(null)
