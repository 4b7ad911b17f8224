'use client'

import { type ReactNode, useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import type { PermissionName } from '#core/session/permission.ts'
import { Refused } from '#site/components/shared/account/refused.tsx'
import { resultOf } from '#site/stores/permission-store.ts'
import { adminPermissions } from './admin-permissions.ts'

type Props = { permission: PermissionName; waiting: ReactNode; children: ReactNode }

/** Shows its content to whoever holds a permission, and 403 to everybody else. Rule S-40. */
export function PermissionGuard({ permission, waiting, children }: Props) {
  const permissions = useSnapshot(adminPermissions().state)
  useEffect(() => void adminPermissions().check(), [])

  const result = resultOf(permissions, permission)
  if (result.kind === 'allow') return children
  if (result.kind === 'fail') return <Refused status={result.failure.statusCode} />
  return waiting
}
