/** Addresses of accounts and administration. Rule R-01. */
export const accountPaths = {
  login: () => '/login',
  /** The second step of a log-in: the code from the text message. Rule R-12. */
  loginCode: () => '/login?step=2',
  registration: (token: string) => `/registration/${encodeURIComponent(token)}`,
  passwordRecovery: (token: string) => `/password-recovery/${encodeURIComponent(token)}`,
  adminUsers: () => '/admin/users',
} as const
