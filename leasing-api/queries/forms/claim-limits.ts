import type { Db } from '#leasing-api/db/db.ts'
import {
  claimActions,
  type LimitClaim,
  type LimitRefusal,
  withinLimits,
} from '../orders/claim-action.ts'

/**
 * Claims the limits of an action without any other record; returns the refusal when one is reached.
 */
export async function claimLimits(
  db: Db,
  { limits, now }: { limits: LimitClaim[]; now: Date },
): Promise<LimitRefusal | null> {
  const claimed = await withinLimits(db, async (tx) => {
    await claimActions(tx, limits, now)
    return { kind: 'claimed' } as const
  })
  return claimed.kind === 'limited' ? claimed.refusal : null
}
