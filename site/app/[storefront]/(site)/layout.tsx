import type { ReactNode } from 'react'
import { PageFrame } from '../../../components/chrome/page-frame.tsx'
import { siteSettings } from '../../../data/content/site-settings.ts'
import { popularMakes } from '../../../data/leasing/manufacturers.ts'
import { config } from '../../../config.ts'
import { storefrontName } from '../../../policy/storefronts.ts'

type Props = { params: Promise<{ storefront: string }>; children: ReactNode }

/** The default layout: menu, page, full footer. */
export default async function Layout({ params, children }: Props) {
  const [{ storefront }, settings, makes] = await Promise.all([
    params,
    siteSettings(),
    popularMakes(10),
  ])
  return (
    <PageFrame
      name={storefrontName(storefront)}
      settings={settings}
      makes={makes}
      outboxUrl={config.outboxUrl ?? undefined}
    >
      {children}
    </PageFrame>
  )
}
