/** The name of the lock and of the channel that the tabs of a browser share. */
export const sessionName = 'larkway.session'

/** Lets one tab at a time exchange the cookie's token. Only where the address is no secure one are there no locks. */
export const withSessionLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(sessionName, work) : work()
