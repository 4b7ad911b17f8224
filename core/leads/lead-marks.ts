import { londonClock } from '../time/london-clock.ts'
import { londonMidnightMs } from '../time/london-day.ts'
import { leadStates, type LeadState } from './lead-state.ts'

/** The states that people of a provider mark a lead with, in order. Rule W-163. */
export const markedStates = ['called', 'ordered', 'delivered', 'closed'] as const

export type MarkedState = (typeof markedStates)[number]

/** Of these, the ones that may have happened on an earlier day. Rule W-164. */
export const datedStates: readonly MarkedState[] = ['ordered', 'delivered']

/** How long a mark can be taken back. Rule W-165. */
export const takeBackMs = 24 * 60 * 60 * 1000

const orderOf = (state: LeadState) => leadStates.indexOf(state)

/**
 * Why a lead cannot be marked with a state; null when it can. Each state is reached once, and none
 * after a later one: whoever forgot it takes that one back first. Rule W-163.
 */
export function markRefusal(
  reached: readonly LeadState[],
  state: MarkedState,
): 'alreadyMarked' | 'laterMarked' | null {
  if (reached.includes(state)) return 'alreadyMarked'
  return reached.some((other) => orderOf(other) > orderOf(state)) ? 'laterMarked' : null
}

export type TakeBackRefusal = 'notMarked' | 'laterMarked' | 'tooLate'

/**
 * Why a mark cannot be taken back; null when it can: within a day, and the last one first. Rule W-165.
 * @param steps every state reached, with when it was noted
 */
export function takeBackRefusal(
  steps: readonly { state: LeadState; notedMs: number }[],
  state: MarkedState,
  nowMs: number,
): TakeBackRefusal | null {
  const step = steps.find((each) => each.state === state)
  if (!step) return 'notMarked'
  if (steps.some((other) => orderOf(other.state) > orderOf(state))) return 'laterMarked'
  return nowMs - step.notedMs >= takeBackMs ? 'tooLate' : null
}

/**
 * The instant of something that happened on a day in London, for the list of a lead's states: now for
 * today, noon for an earlier day, and never before the enquiry was confirmed. Rule W-164.
 * @param day `YYYY-MM-DD`; null means now
 * @returns null for a day to come and for one before the enquiry's
 */
export function markInstantMs(
  day: string | null,
  { confirmedMs, nowMs }: { confirmedMs: number; nowMs: number },
): number | null {
  const today = londonClock(nowMs).day
  if (day === null || day === today) return nowMs
  if (day > today || day < londonClock(confirmedMs).day) return null
  return Math.max(londonMidnightMs(day) + takeBackMs / 2, confirmedMs)
}
