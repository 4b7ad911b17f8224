import { browserStore } from '#site/components/shared/saved/browser-store.ts'

/**
 * Whether somebody is logged in on this device, for scripts that have no need of an account itself.
 * It opens nothing: the session is in the cookie.
 */
export const accountMark = browserStore(() => localStorage, 'larkway.account')
