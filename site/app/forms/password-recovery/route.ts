import { calls } from '#core/contract/calls.ts'
import { accountPaths } from '#core/routes/account-paths.ts'
import { accountFormRoute } from '#site/data/account/form-route.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'

/** A request for a new password. Rule S-72. */
export const POST = accountFormRoute(
  'passwordRecovery',
  ({ headers, body }) => liveLeasing(calls.postPasswordRecovery, { headers, body }),
  {
    next: () => accountPaths.login('sent=passwordRecovery'),
    back: (draft) => accountPaths.loginForm('passwordRecovery', draft),
  },
)
