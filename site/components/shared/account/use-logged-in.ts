import { useSnapshot } from 'valtio/react'
import type { SessionUser } from '#core/session/session.ts'
import { accountStore } from './account-in-browser.ts'

/** Whoever is logged in; null while it is not known, and for nobody. Rule S-01. */
export function useLoggedIn(): SessionUser | null {
  const { session } = useSnapshot(accountStore().state)
  return session.status === 'loggedIn' ? session.user : null
}
