'use client'

import { accountPaths } from '#core/routes/account-paths.ts'
import { formActions } from '#core/routes/paths.ts'
import type { FormErrors } from '#core/validation/errors/server-errors.ts'
import { guestRequests, type Typed } from '#site/data/account/browser.ts'
import t from '#site/messages/en/account.json' with { type: 'json' }
import { AccountForm } from './account-form.tsx'
import { openPage } from './open-page.ts'

type TokenFormProps = { token: string; values?: Typed; errors?: FormErrors<string> }

type Result = { errors: FormErrors<string> } | { response: unknown }

/** What to say of a refusal; whatever was taken leads on. */
function endOn(result: Result, next: string): FormErrors<string> | null {
  if ('errors' in result) return result.errors
  openPage(next)
  return null
}

/** The answer to an invitation. Rule V-87. */
export function InvitationForm({ token, ...rest }: TokenFormProps) {
  return (
    <AccountForm
      {...rest}
      name="invitation"
      action={formActions.confirmRegistration}
      hidden={{ token }}
      submit={t.confirm.invitationSubmit}
      send={async (typed) =>
        endOn(await guestRequests.confirm(token, typed), accountPaths.registration(token, 'done=1'))
      }
    />
  )
}

/** A new password behind the link of an e-mail. Rule V-48. */
export function NewPasswordForm({ token, ...rest }: TokenFormProps) {
  return (
    <AccountForm
      {...rest}
      name="newPassword"
      action={formActions.newPassword}
      hidden={{ token }}
      submit={t.newPassword.submit}
      send={async (typed) =>
        endOn(
          await guestRequests.setPassword(token, typed),
          accountPaths.passwordRecovery(token, 'done=1'),
        )
      }
    />
  )
}
