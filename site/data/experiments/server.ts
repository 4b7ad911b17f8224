import 'server-only'
import {
  runningExperiments,
  type RunningExperiments,
} from '#core/experiments/running-experiments.ts'
import { calls } from '#core/contract/calls.ts'
import { shownVariantLabel } from '#core/experiments/shown-variant-label.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { activeExperimentsQuery } from '#schemas/queries/experiments.ts'
import { content, contentOr } from '../content/server.ts'
import { liveLeasing } from '../leasing/server.ts'
import { stegaClean } from '@sanity/client/stega'

const today = () => ({ today: londonClock(Date.now()).day })

/** What everybody reads in a scenario until assigned; null when no running experiment words it. Rule X-16. */
export async function shownLabel(scenario: string): Promise<string | null> {
  // Scenarios are found by their names, which the preview marks as it marks all names.
  const running = stegaClean(await contentOr([], activeExperimentsQuery, today()))
  return shownVariantLabel(running, scenario)
}

/**
 * What runs today, for a visitor who may be assigned. Rule X-17.
 * @throws ContentUnavailableError when nobody knows, which must not reset what was assigned
 */
export async function experimentsToday(): Promise<RunningExperiments> {
  return runningExperiments(stegaClean(await content(activeExperimentsQuery, today())))
}

/** Views and confirmed orders of each variant from a day on. Rules. @param from `YYYY-MM-DD` */
export const experimentCounts = (from: string) =>
  liveLeasing(calls.getExperimentCounts, { query: { from } })
