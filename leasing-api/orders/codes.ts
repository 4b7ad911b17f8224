import { randomUUID } from 'node:crypto'
import { codeLifetimeMs } from '#core/wizard/code-rules.ts'
import { addressGroup } from '#server-kit/client-address.ts'
import type { LimitClaim } from '../queries/limits/limits.ts'
import type { NewCode } from '../queries/orders/replace-code.ts'
import { codeLimits } from './code-policy.ts'
import type { OrderSecrets } from './order-secrets.ts'

/** Makes a code to send, and its hash to store. */
export function newCode(
  secrets: OrderSecrets,
  orderRef: string,
  now: Date,
): { code: string; hashed: NewCode } {
  const code = secrets.newCode()
  return {
    code,
    hashed: {
      id: randomUUID(),
      codeHash: secrets.codeHash(orderRef, code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeLifetimeMs),
    },
  }
}

/** The limits of sending a code, in the order the rows must be locked. */
export function codeClaims(
  secrets: OrderSecrets,
  about: { orderRef: string; phoneE164: string; clientAddress: string },
): LimitClaim[] {
  const address = addressGroup(about.clientAddress)
  return [
    { name: 'order', key: `order:${about.orderRef}`, rules: codeLimits.order },
    { name: 'phone', key: secrets.personKey('phone', about.phoneE164), rules: codeLimits.phone },
    { name: 'address', key: secrets.personKey('address', address), rules: codeLimits.address },
    { name: 'total', key: 'codes', rules: codeLimits.total },
  ]
}
