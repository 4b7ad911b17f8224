import type { Offer } from '../offer/offer.ts'
import { nextWorkingDay } from '../organisation/working-day.ts'
import { londonClock } from '../time/london-clock.ts'

/** What follows a confirmed enquiry, with its days, `YYYY-MM-DD`. */
export type NextSteps = {
  confirmedDay: string
  /** From when a provider can answer; null in a year whose bank holidays are not known. */
  providerDay: string | null
  /** The last day of the price. */
  priceUntil: string
  /** When the car would come, were it ordered on the day of the enquiry. */
  delivery: { from: string; to: string }
}

const weekMs = 7 * 86_400_000

/** The days of what happens next, counted from the confirmation by London's calendar. Rule W-85. */
export function nextSteps(
  { validUntil, deliveryWeeks }: Pick<Offer, 'validUntil' | 'deliveryWeeks'>,
  confirmedAtMs: number,
): NextSteps {
  const { day } = londonClock(confirmedAtMs)
  const inWeeks = (weeks: number) =>
    new Date(Date.parse(day) + weeks * weekMs).toISOString().slice(0, 10)
  return {
    confirmedDay: day,
    providerDay: nextWorkingDay(day),
    priceUntil: validUntil,
    delivery: { from: inWeeks(deliveryWeeks.from), to: inWeeks(deliveryWeeks.to) },
  }
}
