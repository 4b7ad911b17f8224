import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { orderCodes } from '#leasing-api/db/schema/orders.ts'

export type ClaimedGuess =
  | { kind: 'claimed'; codeId: string; codeHash: string; guesses: number }
  | { kind: 'ended' | 'expired' | 'used' }

/**
 * Claims one guess of an order's code before comparing, in one conditional statement: of a thousand
 * parallel guesses only `most` are compared.
 */
export async function claimGuess(
  db: Db,
  { orderRef, most, now }: { orderRef: string; most: number; now: Date },
): Promise<ClaimedGuess> {
  const current = and(eq(orderCodes.orderRef, orderRef), isNull(orderCodes.replacedAt))
  const [claimed] = await db
    .update(orderCodes)
    .set({ guesses: sql`${orderCodes.guesses} + 1` })
    .where(
      and(
        current,
        isNull(orderCodes.usedAt),
        lt(orderCodes.guesses, most),
        gt(orderCodes.expiresAt, now),
      ),
    )
    .returning({
      codeId: orderCodes.id,
      codeHash: orderCodes.codeHash,
      guesses: orderCodes.guesses,
    })
  if (claimed) return { kind: 'claimed', ...claimed }
  const [code] = await db
    .select({ guesses: orderCodes.guesses, usedAt: orderCodes.usedAt })
    .from(orderCodes)
    .where(current)
  if (code?.usedAt) return { kind: 'used' }
  return { kind: code && code.guesses >= most ? 'ended' : 'expired' }
}
