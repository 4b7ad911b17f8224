import { createRoot } from 'react-dom/client'
import type { AccountStore } from '#site/stores/account-store.ts'
import { AccountDialogs } from './account-dialogs.tsx'

/** Puts the dialogs of accounts at the end of the page, in a root of their own: no page is drawn with them. */
export function mountDialogs(account: AccountStore): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place, { identifierPrefix: 'account' }).render(<AccountDialogs account={account} />)
}
