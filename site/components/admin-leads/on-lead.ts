import type { WireLead } from '#core/contract/json/wire-lead.ts'

/** Told of the lead that a part of the page has changed; null where somebody else did meanwhile. */
export type OnLead = (lead: WireLead | null) => void
