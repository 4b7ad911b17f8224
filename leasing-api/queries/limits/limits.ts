import { eq, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#leasing-api/db/db.ts'
import { limitedActions } from '#leasing-api/db/schema/orders.ts'
import { type LimitRule, retryAfterMs } from '#leasing-api/orders/limit-rule.ts'

/** A claim on a limited action. The key names who or what, hashed where it is a person. */
export type LimitClaim = { name: string; key: string; rules: readonly LimitRule[] }

export type LimitRefusal = { name: string; retryAfterMs: number }

/** What an action that a limit refused resolves to; nothing of it was stored. */
export type Limited = { kind: 'limited'; refusal: LimitRefusal }

/** Carries a refusal out of a transaction, so that everything begun in it is undone. */
class LimitReached extends Error {
  override readonly name = 'LimitReached'
  readonly refusal: LimitRefusal

  constructor(refusal: LimitRefusal) {
    super(`Limit ${refusal.name} reached.`)
    this.refusal = refusal
  }
}

/**
 * Runs a transaction that may be refused by a limit; a refusal undoes it whole.
 * Claims lock their rows, so all callers must claim in one order: order, phone, address, total.
 */
export async function withinLimits<Output>(
  db: Db,
  work: (tx: Db) => Promise<Output>,
): Promise<Output | Limited> {
  try {
    return await db.transaction(work)
  } catch (error) {
    if (error instanceof LimitReached) return { kind: 'limited', refusal: error.refusal }
    throw error
  }
}

/**
 * Counts one action against every rule of each claim, in one conditional statement a claim, so
 * that parallel claims cannot pass a limit together.
 */
export async function claimActions(
  tx: Db,
  claims: readonly LimitClaim[],
  now: Date,
): Promise<void> {
  for (const claim of claims) await claimAction(tx, claim, now.getTime())
}

async function claimAction(tx: Db, { name, key, rules }: LimitClaim, nowMs: number): Promise<void> {
  const longestMs = Math.max(...rules.map((rule) => rule.windowMs))
  const since = (ms: number) => sql`
    select t from unnest(${limitedActions.times}) as t where t > ${nowMs - ms}::bigint`
  const allowed = sql.join(
    rules.map(
      ({ windowMs, most }) =>
        sql`(select count(*) from (${since(windowMs)}) as recent) < ${most}::int`,
    ),
    sql` and `,
  )
  const claimed = await rowsOf(
    tx,
    sql`
    insert into ${limitedActions} (key, times, stale_at)
    values (${key}, array[${nowMs}::bigint], ${new Date(nowMs + longestMs).toISOString()}::timestamptz)
    on conflict (key) do update
    set times = array(${since(longestMs)}) || ${nowMs}::bigint, stale_at = excluded.stale_at
    where ${allowed}
    returning key`,
  )
  if (claimed.length > 0) return
  const [row] = await tx
    .select({ times: limitedActions.times })
    .from(limitedActions)
    .where(eq(limitedActions.key, key))
  throw new LimitReached({ name, retryAfterMs: retryAfterMs(row?.times ?? [], nowMs, rules) })
}

/**
 * Claims the limits of an action without any other record; returns the refusal when one is reached.
 */
export async function claimLimits(
  db: Db,
  { limits, now }: { limits: LimitClaim[]; now: Date },
): Promise<LimitRefusal | null> {
  const claimed = await withinLimits(db, (tx) => claimActions(tx, limits, now))
  return claimed?.refusal ?? null
}
