import type { ReactNode } from 'react'
import { houseOf } from '../../../components/chrome/house.ts'
import { LandingFrame } from '../../../components/chrome/page-frame.tsx'
import { storefrontContent } from '../../../data/content/chrome.ts'
import { siteSettings } from '../../../data/content/site-settings.ts'
import { storefrontName } from '../../../policy/storefronts.ts'

type Props = { params: Promise<{ storefront: string }>; children: ReactNode }

/** Pages with one thing to do: no menu, short footer. */
export default async function Layout({ params, children }: Props) {
  const { storefront } = await params
  const [ownWords, settings] = await Promise.all([storefrontContent(storefront), siteSettings()])
  return (
    <LandingFrame name={storefrontName(storefront)} house={houseOf(ownWords, settings)}>
      {children}
    </LandingFrame>
  )
}
