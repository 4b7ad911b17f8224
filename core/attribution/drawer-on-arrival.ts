import { firstVariants } from '../experiments/assign-variants.ts'
import { scenarios } from '../experiments/scenarios.ts'
import { assignmentFromText } from '../experiments/stored-assignment.ts'
import type { Campaign } from './campaign-fields.ts'
import { isDataCaptureDrawerShown } from './data-capture-drawer.ts'

/**
 * Whether the drawer that asks for contact details opens by itself for a visitor: by the variants
 * that were assigned, where an assignment stands and holds, else by the first ones. Rules A-18,
 *
 * @param stored the text under `assignmentStorageKey`; empty when there is none
 */
export function opensDrawerOnArrival(campaign: Campaign, stored: string, nowMs: number): boolean {
  const variants = assignmentFromText(stored, scenarios, nowMs) ?? firstVariants(scenarios)
  return isDataCaptureDrawerShown(campaign, variants)
}
