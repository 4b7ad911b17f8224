import type { ReactNode } from 'react'
import type { PermissionName } from '#core/session/permission.ts'
import { AccountGuard } from '#site/components/shared/account/account-guard.tsx'
import { ScriptNeeded } from '#site/components/shared/account/account-panel.tsx'
import { messages } from '#site/messages/en.ts'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { PermissionGuard } from './permission-guard.tsx'

type Props = {
  /** The page's own address: a browser may call it something else under a rewrite. */
  address: string
  title: string
  lede?: string
  permission: PermissionName
  children: ReactNode
}

/**
 * A page of the office: the same for everybody until a script knows who is there. Guests are led to
 * the log-in and back, who may not open it is told so. Rules S-28, S-31, S-40.
 */
export function AdminPage({ address, title, lede, permission, children }: Props) {
  const head = <PageTitle title={title} {...(lede !== undefined && { lede })} />
  const waiting = (
    <>
      {head}
      <p aria-live="polite">{messages.account.waiting}</p>
    </>
  )
  return (
    <Column>
      <ScriptNeeded />
      <AccountGuard address={address} waiting={waiting}>
        <PermissionGuard permission={permission} waiting={waiting}>
          {head}
          {children}
        </PermissionGuard>
      </AccountGuard>
    </Column>
  )
}
