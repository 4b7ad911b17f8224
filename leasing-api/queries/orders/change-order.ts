import { eq, sql } from 'drizzle-orm'
import type { CallTime } from '#core/contract/http/call-times.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'
import { type LimitClaim, type Limited, withinLimits } from '../limits/limits.ts'
import { addLeadChange } from '../deliveries/add-deliveries.ts'
import { type PublicOrder, publicOrderColumns } from './read-order.ts'
import { giveNewCode, type NewCode } from './replace-code.ts'

export type OrderChange = {
  name?: string
  email?: string
  phoneE164?: string
  postcode?: string
  callTime?: CallTime | null
  callPriority?: string
  otherCallTime?: string
  /** Further attribution; earlier entries stay. */
  given?: Record<string, string>
}

export type ChangedOrder =
  | { kind: 'changed'; order: PublicOrder; phoneE164: string; isCodeSent: boolean }
  /** It has joined another order meanwhile, which is to be changed in its place. */
  | { kind: 'joined' }
  | Limited

const unconfirmed = { confirmedAt: null, confirmedDay: null }

/**
 * Changes what is given of an order. Another phone voids the code and gets `code`, and the order
 * waits for it, whether it was confirmed before or not. Refused by a limit, nothing is changed.
 */
export function changeOrder(
  db: Db,
  input: { orderRef: string; change: OrderChange; code: NewCode; limits: LimitClaim[]; now: Date },
): Promise<ChangedOrder> {
  const { orderRef, change, code, limits, now } = input
  return withinLimits<ChangedOrder>(db, async (tx) => {
    // The order's row first, as a confirmation does, so that the two cannot wait for each other.
    const [before] = await tx
      .select({
        phoneE164: orders.phoneE164,
        state: orders.state,
        providerId: orders.providerId,
      })
      .from(orders)
      .where(eq(orders.orderRef, orderRef))
      .for('update')
    if (before!.state === 'joined') return { kind: 'joined' }
    const phoneE164 = change.phoneE164 ?? before!.phoneE164
    const isCodeSent = phoneE164 !== before!.phoneE164
    if (isCodeSent) {
      await giveNewCode(tx, { orderRef, code, limits, now })
    }
    const { given, ...fields } = change
    const attribution =
      given &&
      sql`jsonb_set(${orders.attribution}, '{given}', (${orders.attribution} -> 'given') || ${JSON.stringify(given)}::jsonb)`
    const [order] = await tx
      .update(orders)
      .set({
        // Always something to set, though nothing was given.
        phoneE164,
        ...fields,
        ...(attribution && { attribution }),
        ...(isCodeSent && { state: 'awaitingCode' as const, ...unconfirmed }),
      })
      .where(eq(orders.orderRef, orderRef))
      .returning(publicOrderColumns)
    // Another phone is told once it is confirmed.
    if (before!.state === 'confirmed' && !isCodeSent && Object.keys(fields).length > 0) {
      await addLeadChange(tx, { orderRef, providerId: before!.providerId }, now)
    }
    return { kind: 'changed', order: order!, phoneE164, isCodeSent }
  })
}
