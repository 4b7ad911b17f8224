import { storedDeals } from '#core/offer/stored-deals.ts'
import { browserStore } from '#site/components/shared/saved/browser-store.ts'
import { showSavedDeals } from '#site/components/shared/saved/saved-deals.ts'
import { savedStore } from '#site/components/shared/saved/saved-when-used.ts'
import { userRequests } from '#site/data/account/browser.ts'
import type { AccountStore } from '#site/stores/account-store.ts'
import { accountMark } from './account-mark.ts'

const device = browserStore(() => localStorage, savedStore)

const current = async (account: AccountStore) => {
  const token = await account.token()
  const { session } = account.state
  return token.ok && session.status === 'loggedIn'
    ? { id: session.userId, accessToken: token.accessToken }
    : null
}

/**
 * Brings the account's shortlist to this device: joined with the device's at a log-in, in its place on
 * a page opened later. Rule C-163.
 */
export async function fetchSavedDeals(account: AccountStore): Promise<void> {
  const user = await current(account)
  if (!user) return
  const isLogIn = accountMark.read() !== user.id
  const own = isLogIn ? storedDeals(device.read()) : []
  const { deals } = await userRequests.joinDeals(user.id, own, user.accessToken)
  accountMark.write(user.id)
  device.write(deals.join(','))
  showSavedDeals()
}

/** Brings the device's shortlist, after a press on a heart, to the account. Rule C-163. */
export async function sendSavedDeals(account: AccountStore): Promise<void> {
  const user = await current(account)
  if (user) await userRequests.replaceDeals(user.id, storedDeals(device.read()), user.accessToken)
}
