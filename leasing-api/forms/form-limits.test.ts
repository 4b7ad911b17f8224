import { describe, expect, test } from 'vitest'
import { orderSecrets } from '../orders/order-secrets.ts'
import { formClaims, type LimitedKind } from './form-limits.ts'

const secrets = orderSecrets('a signing key of this test')
const person = { email: 'ada@example.com', clientAddress: '198.51.100.7' }

const hour = (most: number) => ({ windowMs: 3_600_000, most })
const day = (most: number) => ({ windowMs: 86_400_000, most })

describe('V-65 how often a thing is taken', () => {
  test.each<[LimitedKind, object]>([
    [
      'form',
      {
        email: [hour(5), day(10)],
        address: [hour(30), day(100)],
        total: [hour(2000)],
      },
    ],
    ['valuation', { address: [hour(30), day(100)], total: [hour(2000)] }],
    ['phoneCheck', { address: [hour(60), day(200)], total: [hour(2000)] }],
    ['conversion', { address: [hour(300)], total: [hour(20_000)] }],
    ['frontError', { address: [hour(60)], total: [hour(2000)] }],
  ])('%s', (kind, rules) => {
    const claims = formClaims(secrets, kind, person)
    expect(Object.fromEntries(claims.map((claim) => [claim.name, claim.rules]))).toEqual(rules)
  })

  const keyOf = (name: string, change: Partial<typeof person> = {}, kind: LimitedKind = 'form') =>
    formClaims(secrets, kind, { ...person, ...change }).find((claim) => claim.name === name)!.key

  test('an e-mail address counts in any case, another one by itself', () => {
    expect(keyOf('email', { email: 'ADA@Example.com' })).toBe(keyOf('email'))
    expect(keyOf('email', { email: 'bob@example.com' })).not.toBe(keyOf('email'))
  })

  test('an address on the network counts by itself, of IPv6 by the customer', () => {
    expect(keyOf('address', { clientAddress: '198.51.100.8' })).not.toBe(keyOf('address'))
    expect(keyOf('address', { clientAddress: '2001:db8::1' })).toBe(
      keyOf('address', { clientAddress: '2001:db8::2' }),
    )
  })

  test('all together count as one, each kind for itself', () => {
    const other = { email: 'bob@example.com', clientAddress: '198.51.100.8' }
    expect(keyOf('total', other)).toBe(keyOf('total'))
    expect(keyOf('total', {}, 'valuation')).not.toBe(keyOf('total'))
    expect(keyOf('address', {}, 'valuation')).not.toBe(keyOf('address'))
  })

  test('who gives no e-mail address counts by the others', () => {
    const { clientAddress } = person
    const names = formClaims(secrets, 'form', { clientAddress }).map(({ name }) => name)
    expect(names).toEqual(['address', 'total'])
  })
})
