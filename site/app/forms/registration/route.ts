import { calls } from '#core/contract/calls.ts'
import { accountPaths } from '#core/routes/account-paths.ts'
import { accountFormRoute } from '#site/data/account/form-route.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'

/** A new account. Rule S-72. */
export const POST = accountFormRoute(
  'registration',
  ({ headers, body }) => liveLeasing(calls.postUser, { headers, body }),
  {
    next: () => accountPaths.login('sent=registration'),
    back: (draft) => accountPaths.loginForm('registration', draft),
  },
)
