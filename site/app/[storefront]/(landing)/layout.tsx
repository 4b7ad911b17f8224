import type { ReactNode } from 'react'
import { organisationOf } from '#site/components/layout/organisation.ts'
import { LandingFrame } from '#site/components/layout/page-frame.tsx'
import { shownStorefront } from '#site/components/layout/shown-storefront.ts'
import { config } from '#site/config.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'
import { layoutParts } from '#site/data/layout/layout-state.ts'
import { siteSettings } from '#site/data/settings/server.ts'
import { currentStorefront } from '#site/data/storefronts/of-page.ts'

/** Pages with one thing to do: no menu, short footer. */
export default async function Layout({ children }: { children: ReactNode }) {
  const [storefront, settings] = await layoutParts(() =>
    Promise.all([currentStorefront(), siteSettings()]),
  )
  return (
    <LandingFrame
      {...shownStorefront(storefront, ownStorefront.name)}
      organisation={organisationOf(storefront.content, settings)}
      thirdParties={config.thirdParties}
    >
      {children}
    </LandingFrame>
  )
}
