import type { Logger } from 'pino'
import { type PageMetric, pageMetricNames } from '#core/figures/page-metrics.ts'
import type { PageVisit } from '#core/figures/page-visit.ts'
import { bucketOf } from '#core/figures/timing-histogram.ts'
import { londonClock } from '#core/time/london-clock.ts'
import type { Database } from '../db/database.ts'
import type { CountedTimings, CountedViews } from '../queries/figures/page-visits.ts'
import type { LimitRefusal } from '../queries/limits/limits.ts'
import { describeError } from '../server/describe-error.ts'
import { visitLimit } from './visit-limit.ts'

export type PageCounter = {
  /** Counts a visit in memory; the refusal where an address sends too many. Rules W-193, C-204. */
  count(visit: PageVisit, clientAddress: string): LimitRefusal | null
  /** Stores what was counted since. What cannot be stored stays counted for the next time. */
  store(): Promise<void>
}

type Surroundings = {
  database: Pick<Database, 'call'>
  clock: () => Date
  logger: Pick<Logger, 'error'>
}

/**
 * Counts views and timings in memory and stores them together, so that a busy minute costs a
 * statement or two: at most as many rows wait as there are patterns and buckets. What a killed
 * program had not stored is lost. Rule W-199.
 */
export function pageCounter({ database, clock, logger }: Surroundings): PageCounter {
  const refuse = visitLimit()
  let views = new Map<string, CountedViews>()
  let timings = new Map<string, CountedTimings>()
  let storing = Promise.resolve()

  const addViews = (added: CountedViews) => {
    const key = `${added.day} ${added.pattern}`
    const counted = views.get(key)
    if (counted) counted.views += added.views
    else views.set(key, added)
  }
  const addTimings = (added: CountedTimings) => {
    const key = `${added.day} ${added.pattern} ${added.metric} ${added.upTo}`
    const counted = timings.get(key)
    if (counted) counted.samples += added.samples
    else timings.set(key, added)
  }
  const storeCounted = async () => {
    if (views.size === 0) return
    const counted = { views: [...views.values()], timings: [...timings.values()] }
    views = new Map()
    timings = new Map()
    try {
      await database.call.countPageVisits(counted)
    } catch (error) {
      counted.views.forEach(addViews)
      counted.timings.forEach(addTimings)
      logger.error({ error: describeError(error) }, 'Views of pages could not be stored.')
    }
  }

  return {
    count(visit, clientAddress) {
      const now = clock()
      const refusal = refuse(clientAddress, now)
      if (refusal) return refusal
      const { day } = londonClock(now.getTime())
      for (const pattern of visit.views) addViews({ day, pattern, views: 1 })
      const [pattern] = visit.views
      for (const [metric, value] of measuredOf(visit)) {
        addTimings({ day, pattern: pattern!, metric, upTo: bucketOf(metric, value), samples: 1 })
      }
      return null
    },
    store: () => (storing = storing.then(storeCounted)),
  }
}

const measuredOf = (visit: PageVisit): [PageMetric, number][] =>
  pageMetricNames.flatMap((metric) => {
    const value = visit[metric]
    return value === undefined ? [] : [[metric, value]]
  })
