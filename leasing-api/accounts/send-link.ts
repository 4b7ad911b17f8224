import { formClaims } from '../forms/form-limits.ts'
import type { Email } from '../emails/email-template.ts'
import type { Limited } from '../queries/limits/limits.ts'
import type { LinkKind, LinkPayload } from '../db/schema/accounts.ts'
import type { Services } from '../server/services.ts'
import { later } from './later.ts'

export type LinkTools = Pick<
  Services,
  'database' | 'secrets' | 'accounts' | 'deliveries' | 'siteUrl' | 'clock'
>

type WantedLink = {
  kind: LinkKind
  email: string
  userId: string | null
  payload: LinkPayload
  lifeMs: number
  /** Whose address it counts for; null for what an operator does. */
  clientAddress: string | null
  mail: (token: string) => Email
}

/**
 * Stores a link and queues its e-mail. Whoever the address belongs to, the same is stored and
 * queued, so that neither response nor time tells who has an account. Rule S-65.
 */
export async function sendLink(
  { database, secrets, accounts, deliveries, clock }: LinkTools,
  { kind, email, userId, payload, lifeMs, clientAddress, mail }: WantedLink,
): Promise<{ kind: 'sent' } | Limited> {
  const now = clock()
  const token = accounts.secrets.newToken()
  const sent = await database.call.sendAccountLink({
    link: {
      tokenHash: accounts.secrets.tokenHash(token),
      kind,
      email,
      emailKey: email.toLowerCase(),
      userId,
      payload,
      createdAt: now,
      expiresAt: later(now, lifeMs),
    },
    mail: mail(token),
    limits:
      clientAddress === null ? [] : formClaims(secrets, 'accountMail', { email, clientAddress }),
  })
  if (sent.kind === 'sent') deliveries.deliver()
  return sent
}
