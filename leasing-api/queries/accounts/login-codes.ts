import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { guessesPerCode } from '#core/wizard/code-rules.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { loginCodes } from '#leasing-api/db/schema/accounts.ts'
import { claimActions, type LimitClaim, type Limited, withinLimits } from '../limits/limits.ts'

export type NewLoginCode = {
  tokenHash: string
  userId: string
  codeHash: string
  expiresAt: Date
}

/** Stores the code that a log-in owes, within the limits of texts. Rule S-62. */
export function addLoginCode(
  db: Db,
  { code, limits, now }: { code: NewLoginCode; limits: LimitClaim[]; now: Date },
): Promise<{ kind: 'added' } | Limited> {
  return withinLimits(db, async (tx) => {
    await claimActions(tx, limits, now)
    await tx.insert(loginCodes).values({ ...code, guesses: 0 })
    return { kind: 'added' }
  })
}

export type LoginGuess = { userId: string; codeHash: string; guesses: number }

/** Claims a guess before it is compared, five of each code; null when there is none left. Rule S-62. */
export async function claimLoginGuess(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<LoginGuess | null> {
  const [guess] = await db
    .update(loginCodes)
    .set({ guesses: sql`${loginCodes.guesses} + 1` })
    .where(
      and(
        eq(loginCodes.tokenHash, tokenHash),
        isNull(loginCodes.usedAt),
        gt(loginCodes.expiresAt, now),
        lt(loginCodes.guesses, guessesPerCode),
      ),
    )
    .returning({
      userId: loginCodes.userId,
      codeHash: loginCodes.codeHash,
      guesses: loginCodes.guesses,
    })
  return guess ?? null
}

/** Uses up a code that was right; of many right guesses at once one does. Rule S-62. */
export async function consumeLoginCode(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<boolean> {
  const used = await db
    .update(loginCodes)
    .set({ usedAt: now })
    .where(and(eq(loginCodes.tokenHash, tokenHash), isNull(loginCodes.usedAt)))
    .returning({ userId: loginCodes.userId })
  return used.length > 0
}
