import 'server-only'
import { type BannerAudience, bannersShown } from '#core/content/banners-shown.ts'
import { withFigures } from '#core/content/live-figures.ts'
import { londonClock } from '#core/time/london-clock.ts'
import type { ContentRoute } from '#schemas/placement/content-route.ts'
import { bannersForRouteQuery } from '#schemas/queries/banners.ts'
import { contentOr } from '../content/server.ts'
import { liveFigures } from '../texts/live-figures.ts'

/** The banners of a route today for those the page speaks to, in the editors' order. Rule E-12. */
export async function bannersFor(route: ContentRoute, audience: BannerAudience) {
  const today = londonClock(Date.now()).day
  const [banners, figures] = await Promise.all([
    contentOr([], bannersForRouteQuery, { route, today }),
    liveFigures(),
  ])
  // The last good answer of a backend that is down may be of another day.
  return withFigures(bannersShown(banners, { today, audience }), figures)
}
