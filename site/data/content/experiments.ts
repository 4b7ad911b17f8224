import { shownVariantLabel } from '#core/experiments/shown-variant-label.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { activeExperimentsQuery } from '#schemas/queries/experiments.ts'
import { contentOr } from './content-client.ts'

/** What everybody reads in a scenario until assigned; null when no running experiment words it. Rule X-16. */
export async function shownLabel(scenario: string): Promise<string | null> {
  const today = londonClock(Date.now()).day
  return shownVariantLabel(await contentOr([], activeExperimentsQuery, { today }), scenario)
}
