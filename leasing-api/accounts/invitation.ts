import type { PermissionName } from '#core/session/permission.ts'
import { sessionLives } from '#core/session/session-lives.ts'
import type { sendAccountLink } from '../queries/accounts/account-links.ts'
import { invitationEmail, knownAddressEmail } from './account-emails.ts'
import type { AccountSecrets } from './account-secrets.ts'
import { later } from './later.ts'

export type NewInvitation = {
  email: string
  /** The provider that they are to work for; null for our own staff. */
  company: { id: number; name: string } | null
  permissions: PermissionName[]
  phoneE164: string
  /** Who invites: a user's id, or `operator`. */
  actor: string
  /** Whether there is an account already: then the e-mail says so, and its link opens nothing. */
  isKnown?: boolean
  /** Of an invitation that is sent again. */
  newUserId?: string
}

type Tools = {
  secrets: Pick<AccountSecrets, 'newToken' | 'tokenHash' | 'newReference'>
  siteUrl: string
  now: Date
}

/** What is stored and sent of an invitation. The account it leads to has its id already. Rules S-68, S-66. */
export function newInvitation(
  { secrets, siteUrl, now }: Tools,
  invitation: NewInvitation,
): Omit<Parameters<typeof sendAccountLink>[1], 'limits'> {
  const { email, company, permissions, phoneE164, actor, isKnown = false } = invitation
  const { newUserId = secrets.newReference() } = invitation
  const token = secrets.newToken()
  const about = { to: email, siteUrl }
  return {
    link: {
      tokenHash: secrets.tokenHash(token),
      kind: 'invitation',
      email,
      emailKey: email.toLowerCase(),
      userId: null,
      payload: {
        companyId: company && company.id,
        companyRole: 'admin',
        permissions,
        phoneE164,
        newUserId,
      },
      createdAt: now,
      expiresAt: later(now, sessionLives.invitationMs),
    },
    mail: isKnown ? knownAddressEmail(about) : invitationEmail(about, token, company),
    audit: { at: now, actor, action: 'invited', subject: newUserId },
  }
}
