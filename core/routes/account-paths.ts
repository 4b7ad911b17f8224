import { withSearch } from './paths.ts'

/** Addresses of accounts and administration. Rules R-01, R-46. */
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
  adminUsers: (search?: string) => withSearch('/admin/users', search),
  adminActivity: (search?: string) => withSearch('/admin/activity', search),
  adminLeads: (search?: string) => withSearch('/admin/leads', search),
  adminLead: (orderRef: string) => `/admin/leads/${encodeURIComponent(orderRef)}`,
  adminDeadLetters: (search?: string) => withSearch('/admin/dead-letters', search),
  adminRateBooks: (search?: string) => withSearch('/admin/rate-books', search),
  adminFigures: (search?: string) => withSearch('/admin/figures', search),
} as const
