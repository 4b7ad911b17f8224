import { accountDialogs, accountStore } from './account-in-browser.ts'

/**
 * Shows the log-in, or the account details of somebody logged in. Throws where the script of the
 * dialogs does not come. Rule S-71.
 */
export async function pressAccount(): Promise<void> {
  const account = accountStore()
  // Fetched while it is asked who is there.
  await Promise.all([account.token(), accountDialogs()])
  account.show(account.state.session.status === 'loggedIn' ? 'accountDetails' : 'login')
}
