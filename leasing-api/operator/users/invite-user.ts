import { companyPermissions } from '#core/session/office-access.ts'
import { checkForm } from '#core/validation/check-form.ts'
import { passwordRecoverySchema } from '#core/validation/forms/sign-in-forms.ts'
import { ukPhone } from '#core/validation/phone/uk-phone.ts'
import { phoneProof } from '#core/wizard/phone-proof.ts'
import type { AccountSecrets } from '#leasing-api/accounts/account-secrets.ts'
import { newInvitation } from '#leasing-api/accounts/invitation.ts'
import {
  refused,
  shown,
  type CommandContext,
  type CommandResult,
} from '#leasing-api/imports/data-command.ts'
import { findProvider } from '#leasing-api/imports/rate-book/find-provider.ts'

export type Invitation = {
  email: string
  /** The provider that somebody works for; null for our own staff. */
  provider: string | null
  /** A UK mobile, for the codes of log-ins. */
  phone: string
}

export type InvitationTools = {
  secrets: Pick<AccountSecrets, 'newToken' | 'tokenHash' | 'newReference'>
  siteUrl: string
}

/** Invites one of our own staff, or the admin of a provider, by e-mail. Rule S-68. */
export async function inviteUser(
  { database: { call }, now }: CommandContext,
  { secrets, siteUrl }: InvitationTools,
  { email: typed, provider, phone }: Invitation,
): Promise<CommandResult> {
  const form = checkForm(passwordRecoverySchema, { email: typed })
  if (!form.ok) return refused(`"${typed}" is no e-mail address.`)
  const { email } = form.value
  const emailKey = email.toLowerCase()
  const phoneE164 = ukPhone(phone)
  if (phoneE164 === null || phoneProof(phoneE164) !== 'code') {
    return refused(`"${phone}" is no UK mobile. Log-ins are confirmed by a text message.`)
  }
  const company = provider === null ? null : findProvider(await call.readProviders(), provider)
  if (company && !company.ok) return refused(company.message)
  if (await call.readUserByEmail({ emailKey })) return refused(`${email} has an account already.`)
  const invitation = newInvitation(
    { secrets, siteUrl, now },
    {
      email,
      company,
      permissions: company ? [...companyPermissions] : [],
      phoneE164,
      actor: 'operator',
    },
  )
  await call.sendAccountLink({ ...invitation, limits: [] })
  return shown([
    `${email} is invited ${company ? `as an admin of ${company.name}` : 'as staff'}.`,
    'The link in the e-mail works for seven days.',
  ])
}
