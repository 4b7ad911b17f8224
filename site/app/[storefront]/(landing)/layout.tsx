import type { ReactNode } from 'react'
import { organisationOf } from '../../../components/layout/organisation.ts'
import { LandingFrame } from '../../../components/layout/page-frame.tsx'
import { storefrontContent } from '../../../data/content/layout.ts'
import { siteSettings } from '../../../data/content/site-settings.ts'
import { storefrontName } from '../../../policy/storefronts.ts'

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
