import type { ReactNode } from 'react'
import { organisationOf } from '#site/components/layout/organisation.ts'
import { PageFrame } from '#site/components/layout/page-frame.tsx'
import { shownStorefront } from '#site/components/layout/shown-storefront.ts'
import { config } from '#site/config.ts'
import { liveParts } from '#site/data/navigation/live-parts.ts'
import { hasPhoneBox } from '#site/data/navigation/phone-box.ts'
import { navigation } from '#site/data/navigation/server.ts'
import { currentStorefront } from '#site/data/storefronts/of-page.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'
import { layoutParts } from '#site/data/layout/layout-state.ts'
import { siteSettings } from '#site/data/settings/server.ts'
import { isBuilt } from '#site/policy/routes.ts'

/** The default layout: menu, page, full footer. */
export default async function Layout({ children }: { children: ReactNode }) {
  const [storefront, settings, menus, live, phoneBox] = await layoutParts(() =>
    Promise.all([currentStorefront(), siteSettings(), navigation(), liveParts(), hasPhoneBox()]),
  )
  return (
    <PageFrame
      {...shownStorefront(storefront, ownStorefront.name)}
      organisation={organisationOf(storefront.content, settings)}
      navigation={menus}
      live={live}
      hasPhoneBox={phoneBox}
      isBuilt={isBuilt}
      thirdParties={config.thirdParties}
      outboxUrl={storefront.isPartner ? undefined : (config.outboxUrl ?? undefined)}
    >
      {children}
    </PageFrame>
  )
}
