import type { WireEnquiryFigures } from '#core/contract/calls/office-figures.ts'
import { enquirySteps, type StepCounts } from '#core/figures/enquiry-steps.ts'
import { figureDays, figuresSince } from '#core/figures/figure-days.ts'
import { leadStates } from '#core/leads/lead-state.ts'
import { londonClock } from '#core/time/london-clock.ts'
import type { Services } from '../server/services.ts'

const most = 1000
const hourMs = 3_600_000

/** The enquiries of the last 13 weeks, of one provider or of all. Rule W-190. */
export async function enquiryFigures(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  providerId: number | null,
): Promise<WireEnquiryFigures> {
  const now = clock().getTime()
  const counts = await database.call.countEnquiries({ providerId, since: figuresSince(now), most })
  const byDay = Map.groupBy(counts.hours, ({ hour }) => londonClock(hour * hourMs).day)
  const enquiriesOf = new Map(counts.states.map(({ state, enquiries }) => [state, enquiries]))
  return {
    total: sumOf(counts.hours),
    days: figureDays(now).map((day) => ({ day, ...sumOf(byDay.get(day) ?? []) })),
    states: leadStates.map((state) => ({ state, enquiries: enquiriesOf.get(state) ?? 0 })),
    pages: counts.pages,
    campaigns: counts.campaigns,
  }
}

const sumOf = (counted: readonly StepCounts[]): StepCounts =>
  Object.fromEntries(
    enquirySteps.map((step) => [step, counted.reduce((sum, each) => sum + each[step], 0)]),
  ) as StepCounts
