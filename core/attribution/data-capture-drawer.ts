import type { Campaign } from './campaign-fields.ts'

/** The variants of the two experiments that decide about the drawer. */
export type DrawerScenarios = {
  dataCaptureDrawer: string
  dataCaptureDrawerFb: string
}

/**
 * Whether the drawer that asks for contact details opens by itself. Never for a visitor who came
 * by a Google advertisement; for one from Facebook its own experiment decides, for everybody
 * else the general one. Rules.
 */
export function isDataCaptureDrawerShown(
  { gclid, dclid, fbclid }: Campaign,
  scenarios: DrawerScenarios,
): boolean {
  if (gclid || dclid) return false
  return (fbclid ? scenarios.dataCaptureDrawerFb : scenarios.dataCaptureDrawer) === 'on'
}
