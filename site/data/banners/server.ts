import 'server-only'
import { type BannerAudience, bannersShown } from '#core/content/banners-shown.ts'
import { londonClock } from '#core/time/london-clock.ts'
import type { ContentRoute } from '#schemas/placement/content-route.ts'
import { bannersForRouteQuery } from '#schemas/queries/banners.ts'
import { contentOr } from '../content/server.ts'
import { withLiveFigures } from '../texts/live-figures.ts'

/** The banners of a route today for those the page speaks to, in the editors' order. Rule E-12. */
export async function bannersFor(route: ContentRoute, audience: BannerAudience) {
  const today = londonClock(Date.now()).day
  const banners = await withLiveFigures(contentOr([], bannersForRouteQuery, { route, today }))
  // The last good answer of a backend that is down may be of another day.
  return bannersShown(banners, { today, audience })
}
