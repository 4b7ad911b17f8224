/** How far a lead is, in order. What comes after `sent` is said by people. Rule W-99. */
export const leadStates = [
  'awaitingCode',
  'confirmed',
  'sent',
  'seen',
  'called',
  'ordered',
  'delivered',
  'closed',
] as const

export type LeadState = (typeof leadStates)[number]

/** The furthest of the states that a lead has reached. Rule W-99. */
export function furthestState(reached: readonly LeadState[]): LeadState {
  return leadStates.findLast((state) => reached.includes(state)) ?? 'awaitingCode'
}
