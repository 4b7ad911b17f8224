import type { DealView } from '#core/landing/deal-page.ts'

/** What a section that follows the deal sentence is drawn from. Its texts come with its script. */
export type DealSectionProps = {
  capId: string
  view: DealView
  /** Business prices are shown with VAT. */
  isWithVat: boolean
  /** Of the customer form that led here, which goes on to the enquiry. Rule D-93. */
  hash?: string
}
