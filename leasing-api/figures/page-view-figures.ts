import type { WirePageViews } from '#core/contract/calls/page-figures.ts'
import { viewsOf } from '#core/figures/counted-pages.ts'
import { figureDays } from '#core/figures/figure-days.ts'
import { londonMidnightMs } from '#core/time/london-day.ts'
import type { Services } from '../server/services.ts'

/**
 * Views of the last 13 weeks, and the enquiries sent since the first of them: earlier ones followed
 * views that nobody counted. Rule W-198.
 */
export async function pageViewFigures({
  database,
  clock,
  pageCounter,
}: Pick<Services, 'database' | 'clock' | 'pageCounter'>): Promise<WirePageViews> {
  await pageCounter.store()
  const counted = await database.call.readPageViews({ from: figureDays(clock().getTime())[0]! })
  const pages = counted.map(({ pattern, views }) => ({ pattern, views }))
  const [since = null] = counted.map(({ firstDay }) => firstDay).toSorted()
  const hours =
    since === null
      ? []
      : (
          await database.call.countEnquiries({
            providerId: null,
            since: new Date(londonMidnightMs(since)),
            most: 1,
          })
        ).hours
  const sum = (step: 'started' | 'confirmed') => hours.reduce((all, hour) => all + hour[step], 0)
  return {
    since,
    pages,
    steps: {
      dealPages: viewsOf('dealPages', pages),
      enquiryPages: viewsOf('enquiryPages', pages),
      started: sum('started'),
      confirmed: sum('confirmed'),
    },
  }
}
