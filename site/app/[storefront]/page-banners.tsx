import type { BannerAudience } from '#core/content/banners-shown.ts'
import type { RouteName } from '#core/routes/route-table.ts'
import { Banners } from '#site/components/banner/banners.tsx'
import { bannersFor } from '#site/data/banners/server.ts'
import { contentRouteOf } from '#site/data/content/content-route-of.ts'

type Props = {
  name: RouteName
  /** Whom the page speaks to; everyone where it is about no finance type. */
  audience: BannerAudience
}

/** The banners that editors placed on a page, today. Rules R-22, E-12. */
export async function PageBanners({ name, audience }: Props) {
  const route = contentRouteOf(name)
  return route === null ? null : <Banners banners={await bannersFor(route, audience)} />
}
