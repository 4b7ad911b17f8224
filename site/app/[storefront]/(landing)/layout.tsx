import type { ReactNode } from 'react'
import { LandingFrame } from '../../../components/chrome/page-frame.tsx'
import { siteSettings } from '../../../data/content/site-settings.ts'
import { storefrontName } from '../../../policy/storefronts.ts'

type Props = { params: Promise<{ storefront: string }>; children: ReactNode }

/** Pages with one thing to do: no menu, short footer. */
export default async function Layout({ params, children }: Props) {
  const [{ storefront }, settings] = await Promise.all([params, siteSettings()])
  return (
    <LandingFrame name={storefrontName(storefront)} settings={settings}>
      {children}
    </LandingFrame>
  )
}
