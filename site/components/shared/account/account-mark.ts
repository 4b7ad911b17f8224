import { browserStore } from '#site/components/shared/saved/browser-store.ts'

/** The mark's name, by which another tab's log-in is noticed. */
export const accountMarkName = 'larkway.account'

/**
 * Whether somebody is logged in on this device, for scripts that have no need of an account itself.
 * It opens nothing: the session is in the cookie.
 */
export const accountMark = browserStore(() => localStorage, accountMarkName)
