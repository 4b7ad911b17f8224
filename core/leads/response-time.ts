import { type ClockHours, providerHours } from '../organisation/provider-hours.ts'
import { londonClock } from '../time/london-clock.ts'
import { londonMidnightMs, nextDay } from '../time/london-day.ts'
import type { DayHours } from '../wizard/opening-hours.ts'

const dayMs = 24 * 60 * 60 * 1000
const minuteMs = 60 * 1000

/** How far back response times are measured, and how many leads they need. Rule W-171. */
export const responseTimeTerms = { days: 90, leastLeads: 5 } as const

/** A stretch of time in milliseconds since 1970, its end excluded. */
type Stretch = { fromMs: number; toMs: number }

/** A lead as it is measured: when it was confirmed, responded to, or closed without; null for not yet. */
export type MeasuredLead = {
  confirmedMs: number
  /** The first of called, ordered and delivered. */
  respondedMs: number | null
  closedMs: number | null
}

/** In whole minutes of the provider's opening hours, rounded up, over so many leads. */
export type ResponseTime = { medianMinutes: number; leads: number }

/**
 * A provider's response time: the time within which half of its enquiries of the last 90 days were
 * called, counted in its opening hours. One that nobody has called yet counts for as long as it has
 * waited, one closed without a call until it was closed (the estimate of Kaplan and Meier), so that
 * leaving leads alone makes nothing faster. Null with fewer than five leads that were called, and
 * while fewer than half were. Rules W-170, W-171.
 * @param mondayFirst the provider's hours as the API says them; where there are none, every hour counts
 */
export function responseTime(
  mondayFirst: readonly ClockHours[],
  leads: readonly MeasuredLead[],
  nowMs: number,
): ResponseTime | null {
  const sinceMs = nowMs - responseTimeTerms.days * dayMs
  const recent = leads.filter(({ confirmedMs }) => confirmedMs >= sinceMs && confirmedMs <= nowMs)
  const open = openStretches(mondayFirst, sinceMs, nowMs)
  const waits = recent
    .map(({ confirmedMs, respondedMs, closedMs }) => ({
      ms: openMs(open, { fromMs: confirmedMs, toMs: respondedMs ?? closedMs ?? nowMs }),
      isResponse: respondedMs !== null,
    }))
    // Of two equal waits the response came before the end of the other's.
    .toSorted(
      (left, right) => left.ms - right.ms || Number(right.isResponse) - Number(left.isResponse),
    )
  if (waits.filter(({ isResponse }) => isResponse).length < responseTimeTerms.leastLeads)
    return null
  let stillWaiting = 1
  for (const [at, { ms, isResponse }] of waits.entries()) {
    if (!isResponse) continue
    stillWaiting *= 1 - 1 / (waits.length - at)
    // A share such as a half comes out of products of fractions a hair above itself.
    if (stillWaiting <= 0.5 + 1e-9) {
      return { medianMinutes: Math.ceil(ms / minuteMs), leads: waits.length }
    }
  }
  return null
}

/** When a provider was open between two instants, in order. Rule W-170. */
function openStretches(
  mondayFirst: readonly ClockHours[],
  fromMs: number,
  toMs: number,
): Stretch[] {
  if (!mondayFirst.some((hours) => hours !== null)) return [{ fromMs, toMs }]
  const { week, closedDays } = providerHours(mondayFirst)
  const stretches: Stretch[] = []
  for (let { day } = londonClock(fromMs); londonMidnightMs(day) < toMs; day = nextDay(day)) {
    const hours: DayHours = closedDays.includes(day) ? null : week[new Date(day).getUTCDay()]!
    if (!hours) continue
    // No provider opens in the night in which clocks change, so minutes of the clock are counted from noon.
    const noonMs = londonMidnightMs(nextDay(day)) - dayMs / 2
    const at = (minute: number) => noonMs + (minute - 12 * 60) * minuteMs
    stretches.push({ fromMs: at(hours.fromMinute), toMs: at(hours.toMinute) })
  }
  return stretches
}

/** How much of a stretch lies in others. */
const openMs = (open: readonly Stretch[], { fromMs, toMs }: Stretch): number =>
  open.reduce(
    (sum, each) => sum + Math.max(0, Math.min(each.toMs, toMs) - Math.max(each.fromMs, fromMs)),
    0,
  )
