import type { Db } from '#leasing-api/db/db.ts'
import {
  claimActions,
  type LimitClaim,
  type LimitRefusal,
  withinLimits,
} from '../orders/claim-action.ts'

/** Counts something that leaves nothing else behind; the refusal when there was too much of it. */
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
