import { analyticsToken } from '#core/attribution/analytics-token.ts'
import { isDataCaptureDrawerShown } from '#core/attribution/data-capture-drawer.ts'
import { variantsToText } from '#core/experiments/measured-variants.ts'
import type { EnquiryAttribution } from '../data/enquiry/browser.ts'
import { isGranted } from './consent.ts'
import { visitAttribution } from './visit-attribution.ts'
import { assignedVariants } from './visit-experiments.ts'

export { variantLabel } from './visit-experiments.ts'

/** What goes with an order about the visit, after consent with its token and variants. Rules. */
export async function orderFields(): Promise<EnquiryAttribution> {
  const variants = await assignedVariants()
  const gaToken = isGranted('statistics') ? analyticsToken(document.cookie) : null
  return {
    ...visitAttribution().orderFields(),
    ...(gaToken && { gaToken }),
    ...(variants && { variant: variantsToText(variants) }),
  }
}

/** Whether the drawer that asks for contact details opens by itself for this visitor. Rules. */
export async function opensDrawer(): Promise<boolean> {
  const variants = await assignedVariants()
  if (!variants) return false
  const { dataCaptureDrawer = 'off', dataCaptureDrawerFb = 'off' } = variants
  return isDataCaptureDrawerShown(visitAttribution().orderFields(), {
    dataCaptureDrawer,
    dataCaptureDrawerFb,
  })
}
