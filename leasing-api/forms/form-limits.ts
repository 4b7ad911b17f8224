import type { LimitClaim } from '../queries/limits/limits.ts'
import type { LimitRule } from '../orders/limit-rule.ts'
import type { OrderSecrets } from '../orders/order-secrets.ts'
import { addressGroup } from '#server-kit/client-address.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

type Limits = { email?: LimitRule[]; address: LimitRule[]; total: LimitRule[] }

/**
 * How often a thing may be sent: by the person it writes to, so that nobody's letter box is
 * filled; by address, which may be a whole office; and in all, what an attack can cost. Rules V-65, C-82.
 */
const limits = {
  form: {
    email: [
      { windowMs: hourMs, most: 5 },
      { windowMs: dayMs, most: 10 },
    ],
    address: [
      { windowMs: hourMs, most: 30 },
      { windowMs: dayMs, most: 100 },
    ],
    total: [{ windowMs: hourMs, most: 2000 }],
  },
  valuation: {
    address: [
      { windowMs: hourMs, most: 30 },
      { windowMs: dayMs, most: 100 },
    ],
    total: [{ windowMs: hourMs, most: 2000 }],
  },
  phoneCheck: {
    address: [
      { windowMs: hourMs, most: 60 },
      { windowMs: dayMs, most: 200 },
    ],
    total: [{ windowMs: hourMs, most: 2000 }],
  },
  accountMail: {
    email: [
      { windowMs: hourMs, most: 5 },
      { windowMs: dayMs, most: 10 },
    ],
    address: [
      { windowMs: hourMs, most: 30 },
      { windowMs: dayMs, most: 100 },
    ],
    total: [{ windowMs: hourMs, most: 2000 }],
  },
  quote: {
    address: [
      { windowMs: hourMs, most: 60 },
      { windowMs: dayMs, most: 200 },
    ],
    total: [{ windowMs: hourMs, most: 2000 }],
  },
  conversion: {
    address: [{ windowMs: hourMs, most: 300 }],
    total: [{ windowMs: hourMs, most: 20_000 }],
  },
  experimentView: {
    address: [{ windowMs: hourMs, most: 300 }],
    total: [{ windowMs: hourMs, most: 50_000 }],
  },
  frontError: {
    address: [{ windowMs: hourMs, most: 60 }],
    total: [{ windowMs: hourMs, most: 2000 }],
  },
} satisfies Record<string, Limits>

export type LimitedKind = keyof typeof limits

/** Limits that a submission counts against, in the order rows must be locked. */
export function formClaims(
  secrets: OrderSecrets,
  kind: LimitedKind,
  { email, clientAddress }: { email?: string; clientAddress: string },
): LimitClaim[] {
  const own: Limits = limits[kind]
  const key = (part: string, value: string) => secrets.personKey(`${kind}.${part}`, value)
  const address = addressGroup(clientAddress)
  return [
    ...(own.email && email !== undefined
      ? [{ name: 'email', key: key('email', email.toLowerCase()), rules: own.email }]
      : []),
    { name: 'address', key: key('address', address), rules: own.address },
    { name: 'total', key: `${kind}.total`, rules: own.total },
  ]
}
