import type { ReactNode } from 'react'
import { originOf } from '#core/storefronts/frame-origin.ts'
import { EmbeddedFrame } from '#site/components/embedded/embedded-frame.tsx'
import { organisationOf } from '#site/components/layout/organisation.ts'
import { statementsOf } from '#site/components/layout/statements.ts'
import { shownStorefront } from '#site/components/layout/shown-storefront.ts'
import { layoutParts } from '#site/data/layout/layout-state.ts'
import { siteSettings } from '#site/data/settings/server.ts'
import { currentStorefront } from '#site/data/storefronts/of-page.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'

/** Pages in partners' frames: no header and no footer. */
export default async function Layout({ children }: { children: ReactNode }) {
  const [storefront, settings] = await layoutParts(() =>
    Promise.all([currentStorefront(), siteSettings()]),
  )
  const organisation = organisationOf(storefront.content, settings)
  return (
    <EmbeddedFrame
      demonstrationNotice={organisation.demonstrationNotice}
      statements={statementsOf(shownStorefront(storefront, ownStorefront.name), organisation)}
      origins={storefront.frameOrigins.flatMap((origin) => originOf(origin) ?? [])}
    >
      {children}
    </EmbeddedFrame>
  )
}
