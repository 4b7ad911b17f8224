import type { DealView } from '#core/landing/deal-page.ts'

/** What a section that follows the deal sentence is drawn from. Its texts come with its script. */
export type DealSectionProps = {
  capId: string
  view: DealView
  /** Business prices are shown with VAT. */
  isWithVat: boolean
}
