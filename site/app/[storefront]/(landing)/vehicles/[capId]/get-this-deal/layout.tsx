import type { ReactNode } from 'react'
import { EnquiryProvider } from '#site/components/shared/enquiry/enquiry-provider.tsx'

/** One enquiry for all its steps, which share this address. */
export default function Layout({ children }: { children: ReactNode }) {
  return <EnquiryProvider>{children}</EnquiryProvider>
}
