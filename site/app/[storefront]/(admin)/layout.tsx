import type { ReactNode } from 'react'
import { AdminFrame } from '#site/components/shared/admin/admin-frame.tsx'
import { isBuilt } from '#site/policy/routes.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'

/** The office: no menus, footer or banners of the site. Rule R-46. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <AdminFrame name={ownStorefront.name} isBuilt={isBuilt}>
      {children}
    </AdminFrame>
  )
}
