import type { ReactNode } from 'react'
import { organisationOf } from '#site/components/layout/organisation.ts'
import { PageFrame } from '#site/components/layout/page-frame.tsx'
import { config } from '#site/config.ts'
import { liveParts } from '#site/data/navigation/live-parts.ts'
import { hasPhoneBox } from '#site/data/navigation/phone-box.ts'
import { navigation, storefrontContent } from '#site/data/navigation/server.ts'
import { siteSettings } from '#site/data/settings/server.ts'
import { isBuilt } from '#site/policy/routes.ts'
import { storefrontName } from '#site/policy/storefronts.ts'

type Props = { params: Promise<{ storefront: string }>; children: ReactNode }

/** The default layout: menu, page, full footer. */
export default async function Layout({ params, children }: Props) {
  const { storefront } = await params
  const [ownWords, settings, menus, live, phoneBox] = await Promise.all([
    storefrontContent(storefront),
    siteSettings(),
    navigation(),
    liveParts(),
    hasPhoneBox(),
  ])
  return (
    <PageFrame
      name={storefrontName(storefront)}
      organisation={organisationOf(ownWords, settings)}
      navigation={menus}
      live={live}
      hasPhoneBox={phoneBox}
      isBuilt={isBuilt}
      outboxUrl={config.outboxUrl ?? undefined}
    >
      {children}
    </PageFrame>
  )
}
