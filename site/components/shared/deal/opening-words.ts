import {
  type ClockHours,
  clockWords,
  nextOpening,
  providerHours,
} from '#core/organisation/provider-hours.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

export type HoursTexts = Messages['deal']['hours']

/**
 * That a provider is closed, when it opens and what to do instead; empty while it is open, and where
 * nothing can be said. Rule L-63.
 */
export function openingWords(
  hours: readonly ClockHours[],
  nowMs: number,
  texts: HoursTexts,
): string {
  const next = nextOpening(providerHours(hours), nowMs)
  if (!next) return ''
  const { inDays, weekday, fromMinute } = next
  const words = [texts.today, texts.tomorrow][inDays] ?? texts.later
  const when = fill(words, { time: clockWords(fromMinute), day: texts.days[weekday]! })
  return `${when} ${texts.leave}`
}
