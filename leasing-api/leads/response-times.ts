import { type ResponseTime, responseTime, responseTimeTerms } from '#core/leads/response-time.ts'
import type { Database } from '../db/database.ts'

/** Time for which measured response times are used again: they move by the day. */
const lifeMs = 60_000

export type ResponseTimes = {
  /** The response time of each provider that has one, by id. */
  current(): Promise<ReadonlyMap<number, ResponseTime>>
}

/** The response times of all providers, measured anew when asked for after a minute. Rules W-170, W-171. */
export function responseTimes({
  database: { call },
  clock,
}: {
  database: Pick<Database, 'call'>
  clock: () => Date
}): ResponseTimes {
  let measured: { atMs: number; times: Promise<ReadonlyMap<number, ResponseTime>> } | null = null

  const measure = async (now: Date) => {
    const since = new Date(now.getTime() - responseTimeTerms.days * 24 * 60 * 60 * 1000)
    const leads = Map.groupBy(
      await call.readMeasuredLeads({ since }),
      ({ providerId }) => providerId,
    )
    const providers = leads.size === 0 ? [] : await call.readProviders()
    return new Map(
      providers.flatMap(({ id, openingHours }) => {
        const time = responseTime(openingHours, leads.get(id) ?? [], now.getTime())
        return time ? [[id, time] as const] : []
      }),
    )
  }

  return {
    current() {
      const now = clock()
      const ageMs = measured ? now.getTime() - measured.atMs : Infinity
      if (!measured || ageMs < 0 || ageMs >= lifeMs) {
        const times = measure(now)
        measured = { atMs: now.getTime(), times }
        // One that failed is not used again.
        times.catch(() => (measured = null))
      }
      return measured.times
    },
  }
}
