import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { plainPath } from '#core/routes/shown-link.ts'
import { officeHome } from '#core/session/office-sections.ts'
import type { SessionUser } from '#core/session/session.ts'
import { resultOf } from '#site/stores/permission-store.ts'
import { adminPermissions } from './admin-permissions.ts'

/** Where the office begins for whoever works in it; null for everybody else. Rule S-92. */
export function useOfficeHome({ id, companyRole }: SessionUser): string | null {
  const permissions = useSnapshot(adminPermissions().state)
  const isOfOffice = companyRole === 'admin'
  useEffect(() => {
    if (isOfOffice) void adminPermissions().check()
  }, [isOfOffice, id])
  if (!isOfOffice) return null
  return plainPath(officeHome((name) => resultOf(permissions, name).kind === 'allow'))
}
