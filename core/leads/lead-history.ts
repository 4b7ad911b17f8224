import { markedStates } from './lead-marks.ts'

/**
 * What people do with a lead, and what of it stands in its history: opened, marked, taken back, noted,
 * assigned. Rule W-169.
 */
export const leadEventKinds = ['seen', ...markedStates, 'takenBack', 'noted', 'assigned'] as const

export type LeadEventKind = (typeof leadEventKinds)[number]
