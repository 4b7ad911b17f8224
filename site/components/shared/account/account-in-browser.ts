import { subscribe } from 'valtio/vanilla'
import { guestRequests, randomId, userRequests } from '#site/data/account/browser.ts'
import { logOut, refresh } from '#site/data/session/browser.ts'
import { type AccountStore, createAccountStore } from '#site/stores/account-store.ts'
import { accountMark } from './account-mark.ts'
import { openPage } from './open-page.ts'
import { refusedPage } from './refused-page.ts'
import { sessionName, withSessionLock } from './session-lock.ts'
import { withStyles } from '#site/ui/page-styles/whole-styles.ts'

let store: AccountStore | undefined

// Asked for from here alone, so that their scripts leave out what this one has brought.
export const accountDialogs = () => withStyles(import('./mount-dialogs.tsx'))
export const signInForms = () => withStyles(import('./sign-in-forms.tsx'))

/** The account of this tab; made at its first use, in browsers alone. */
export function accountStore(): AccountStore {
  if (store) return store
  const channel = new BroadcastChannel(sessionName)
  const made = createAccountStore({
    keeper: {
      tabId: randomId(),
      nowMs: () => Date.now(),
      withLock: withSessionLock,
      post: (message) => channel.postMessage(message),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      refresh,
      logout: logOut,
    },
    guest: guestRequests,
    user: userRequests,
    address: () => window.location.pathname + window.location.search,
    goTo: openPage,
    refusedPage: refusedPage(window.location, document.referrer),
  })
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => made.receive(data))
  store = made
  followLogIn(made)
  mountWhenShown(made)
  return made
}

/** The dialogs come with the first of them: who is led to the log-in, or only comes back, sees none. Rule S-90. */
function mountWhenShown(account: AccountStore): void {
  const stop = subscribe(account.state, () => {
    if (account.state.modals.length === 0) return
    stop()
    void accountDialogs().then(({ mountDialogs }) => mountDialogs(account))
  })
}

/** Brings the shortlist of whoever logs in; whoever logs out leaves no mark on the device. */
function followLogIn(account: AccountStore): void {
  let known: string | null = null
  subscribe(account.state, () => {
    const { session } = account.state
    const userId = session.status === 'loggedIn' ? session.userId : null
    if (session.status === 'loggedOut') accountMark.write('')
    if (userId === known) return
    known = userId
    if (userId === null) return
    // The device's own stays where the account's cannot be read.
    import('./saved-with-account.ts')
      .then(({ fetchSavedDeals }) => fetchSavedDeals(account))
      .catch(() => {})
  })
}

/** Calls back whenever something of the account changes; gives what ends it. */
export const whenAccountChanges = (listener: () => void): (() => void) =>
  subscribe(accountStore().state, listener)
