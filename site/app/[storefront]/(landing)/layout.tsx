import type { ReactNode } from 'react'
import { organisationOf } from '#site/components/layout/organisation.ts'
import { LandingFrame } from '#site/components/layout/page-frame.tsx'
import { storefrontContent } from '#site/data/navigation/server.ts'
import { siteSettings } from '#site/data/settings/server.ts'
import { storefrontName } from '#site/policy/storefronts.ts'

type Props = { params: Promise<{ storefront: string }>; children: ReactNode }

/** Pages with one thing to do: no menu, short footer. */
export default async function Layout({ params, children }: Props) {
  const { storefront } = await params
  const [ownWords, settings] = await Promise.all([storefrontContent(storefront), siteSettings()])
  return (
    <LandingFrame
      name={storefrontName(storefront)}
      organisation={organisationOf(ownWords, settings)}
    >
      {children}
    </LandingFrame>
  )
}
