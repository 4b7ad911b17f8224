import { calls } from '#core/contract/calls.ts'
import { accountPaths } from '#core/routes/account-paths.ts'
import { accountFormRoute } from '#site/data/account/form-route.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'

/** The press that activates an account, accepts an invitation or confirms an address. Rules S-65, S-72. */
export const POST = accountFormRoute(
  'invitation',
  ({ headers, body, token: registrationToken }) =>
    liveLeasing(calls.putUserConfirmation, { headers, body, params: { registrationToken } }),
  {
    next: (token, kind) =>
      accountPaths.registration(token, kind === 'emailChange' ? 'done=emailChange' : 'done=1'),
    back: (draft, token) => accountPaths.registration(token, `draft=${draft}`),
  },
)
