import { randomUUID } from 'node:crypto'
import { codeLifetimeMs } from '#core/wizard/code-rules.ts'
import { linkLifetimeMs, phoneProof } from '#core/wizard/phone-proof.ts'
import { addressGroup } from '#server-kit/client-address.ts'
import type { LimitClaim } from '../queries/limits/limits.ts'
import type { NewCode } from '../queries/orders/replace-code.ts'
import { codeLimits } from './code-policy.ts'
import type { OrderSecrets } from './order-secrets.ts'

/** Makes the code of a text, or the token of a link, and its hash to store. Rule W-106. */
export function newCode(
  secrets: OrderSecrets,
  { orderRef, phoneE164 }: { orderRef: string; phoneE164: string },
  now: Date,
): { code: string; hashed: NewCode } {
  const isTexted = phoneProof(phoneE164) === 'code'
  const code = isTexted ? secrets.newCode() : secrets.newReference()
  const lifetimeMs = isTexted ? codeLifetimeMs : linkLifetimeMs
  return {
    code,
    hashed: {
      id: randomUUID(),
      codeHash: secrets.codeHash(orderRef, code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    },
  }
}

/** The limits of sending a code, in the order the rows must be locked. */
export function codeClaims(
  secrets: OrderSecrets,
  about: { orderRef: string; phoneE164: string; email: string; clientAddress: string },
): LimitClaim[] {
  const address = addressGroup(about.clientAddress)
  return [
    { name: 'order', key: `order:${about.orderRef}`, rules: codeLimits.order },
    { name: 'phone', key: secrets.personKey('phone', about.phoneE164), rules: codeLimits.phone },
    // A link goes to the e-mail address, so that is spared as a phone is.
    ...(phoneProof(about.phoneE164) === 'link'
      ? [
          {
            name: 'email',
            key: secrets.personKey('code.email', about.email.toLowerCase()),
            rules: codeLimits.phone,
          },
        ]
      : []),
    { name: 'address', key: secrets.personKey('address', address), rules: codeLimits.address },
    { name: 'total', key: 'codes', rules: codeLimits.total },
  ]
}
