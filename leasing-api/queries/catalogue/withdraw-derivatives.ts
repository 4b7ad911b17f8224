import { and, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { firstImportedCapId } from '#core/contract/identifiers.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { derivatives } from '#leasing-api/db/schema/index.ts'

/** A catalogue as it stands: our own, or the agency's file, each with the keys of all its cars. */
export type WholeCatalogue = { of: 'authored' | 'vca'; storedKeys: readonly string[] }

export type Withdrawal = {
  withdrawn: number
  revived: number
  /** It lacked more than half of what there was, so nothing was withdrawn. */
  isPart: boolean
}

/**
 * Withdraws the cars of a catalogue that it has no more, and takes those back that came again. One that
 * lacks more than half of its cars is taken for a part, and withdraws none. No row is removed: orders,
 * quotes and histories of a car stay. Rule C-196.
 * @param written the keys that were just written
 */
export async function withdraw(
  tx: Db,
  { written, whole }: { written: readonly string[]; whole: WholeCatalogue | null },
): Promise<Withdrawal> {
  const present = whole ? [...written, ...whole.storedKeys] : written
  const revived = await tx
    .update(derivatives)
    .set({ withdrawnAt: null })
    .where(and(isNotNull(derivatives.withdrawnAt), isAmong(present)))
    .returning({ id: derivatives.id })
  const none = { withdrawn: 0, revived: revived.length, isPart: false }
  if (!whole) return none
  const isOfIt = and(isNull(derivatives.withdrawnAt), isOf(whole.of))
  const isMissing = and(isOfIt, sql`not ${isAmong(present)}`)
  const [known, missing] = await Promise.all([
    tx.$count(derivatives, isOfIt),
    tx.$count(derivatives, isMissing),
  ])
  if (missing * 2 > known) return { ...none, isPart: true }
  if (missing === 0) return none
  await tx
    .update(derivatives)
    .set({ withdrawnAt: sql`now()` })
    .where(isMissing)
  return { ...none, withdrawn: missing }
}

/** Which catalogue a car is of follows from who numbered it. */
const isOf = (catalogue: WholeCatalogue['of']): SQL =>
  catalogue === 'vca'
    ? gte(derivatives.capId, firstImportedCapId)
    : lt(derivatives.capId, firstImportedCapId)

/** One parameter, however many keys. */
const isAmong = (keys: readonly string[]): SQL =>
  sql`(${derivatives.storedKey} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)))`
