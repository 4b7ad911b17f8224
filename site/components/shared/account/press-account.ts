import { accountStore } from './account-in-browser.ts'

/** Shows the log-in, or the account details of somebody logged in. Rule S-71. */
export async function pressAccount(): Promise<void> {
  const account = accountStore()
  await account.token()
  account.show(account.state.session.status === 'loggedIn' ? 'accountDetails' : 'login')
}
