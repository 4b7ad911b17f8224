import { withSearch } from './paths.ts'

/** Addresses of accounts and administration. Rule R-01. */
export const accountPaths = {
  login: (search?: string) => withSearch('/login', search),
  /** The second step of a log-in: the code from the text message. Rule R-12. */
  loginCode: () => '/login?step=2',
  /** The log-in's page with another of its forms. */
  loginForm: (form: 'registration' | 'passwordRecovery', draft?: string) =>
    withSearch('/login', `form=${form}${draft ? `&draft=${draft}` : ''}`),
  account: () => '/account',
  registration: (token: string, search?: string) =>
    withSearch(`/registration/${encodeURIComponent(token)}`, search),
  passwordRecovery: (token: string, search?: string) =>
    withSearch(`/password-recovery/${encodeURIComponent(token)}`, search),
  adminUsers: () => '/admin/users',
} as const
