import 'server-only'
import { shownVariantLabel } from '#core/experiments/shown-variant-label.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { activeExperimentsQuery } from '#schemas/queries/experiments.ts'
import { contentOr } from '../content/server.ts'
import { stegaClean } from '@sanity/client/stega'

/** What everybody reads in a scenario until assigned; null when no running experiment words it. Rule X-16. */
export async function shownLabel(scenario: string): Promise<string | null> {
  const today = londonClock(Date.now()).day
  // Scenarios are found by their names, which the preview marks as it marks all names.
  const running = stegaClean(await contentOr([], activeExperimentsQuery, { today }))
  return shownVariantLabel(running, scenario)
}
