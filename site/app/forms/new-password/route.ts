import { calls } from '#core/contract/calls.ts'
import { accountPaths } from '#core/routes/account-paths.ts'
import { passwordResetSchema } from '#core/validation/forms/new-password-forms.ts'
import { accountFormRoute } from '#site/data/account/form-route.ts'
import { liveLeasing } from '#site/data/leasing/server.ts'

/** A new password, behind the link of an e-mail. Rule S-72. */
export const POST = accountFormRoute(
  'newPassword',
  ({ headers, body, token: passwordRecoveryToken }) =>
    liveLeasing(calls.putRecoveredPassword, { headers, body, params: { passwordRecoveryToken } }),
  {
    next: (token) => accountPaths.passwordRecovery(token, 'done=1'),
    back: (draft, token) => accountPaths.passwordRecovery(token, `draft=${draft}`),
  },
  passwordResetSchema,
)
