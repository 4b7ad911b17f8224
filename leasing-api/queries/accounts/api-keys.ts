import { and, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { apiKeys } from '#leasing-api/db/schema/index.ts'
import { addAudit } from './audit-log.ts'

/** A key for people: everything but its hash. */
export type ApiKey = Omit<typeof apiKeys.$inferSelect, 'keyHash'>

const { id, companyId, name, keyStart, scopes, createdBy, createdAt, lastUsedAt, revokedAt } =
  apiKeys
const shown = { id, companyId, name, keyStart, scopes, createdBy, createdAt, lastUsedAt, revokedAt }

/** Stores a new key by its hash. Rule C-182. */
export async function addApiKey(
  db: Db,
  {
    now,
    ...key
  }: Omit<ApiKey, 'createdAt' | 'lastUsedAt' | 'revokedAt'> & {
    keyHash: string
    now: Date
  },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(apiKeys).values({ ...key, createdAt: now })
    await addAudit(tx, {
      at: now,
      actor: key.createdBy,
      action: 'keyMade',
      subject: `provider:${key.companyId}`,
    })
  })
}

/** The keys of a company, newest first; revoked ones too. */
export function listApiKeys(db: Db, { companyId: of }: { companyId: number }): Promise<ApiKey[]> {
  return db.select(shown).from(apiKeys).where(eq(companyId, of)).orderBy(desc(createdAt), desc(id))
}

export async function readApiKey(db: Db, { id: wanted }: { id: string }): Promise<ApiKey | null> {
  const [key] = await db.select(shown).from(apiKeys).where(eq(id, wanted))
  return key ?? null
}

const minuteMs = 60_000

/** The key with this hash that was not revoked, noting to the minute that it was used. */
export async function findUsableKey(
  db: Db,
  { keyHash, now }: { keyHash: string; now: Date },
): Promise<ApiKey | null> {
  const [key] = await db
    .select(shown)
    .from(apiKeys)
    .where(and(eq(apiKeys.keyHash, keyHash), isNull(revokedAt)))
  if (!key) return null
  const minuteAgo = new Date(now.getTime() - minuteMs)
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(id, key.id), or(isNull(lastUsedAt), lt(lastUsedAt, minuteAgo))))
  return key
}

/** Revokes a key for good; false when it is revoked already. */
export function revokeApiKey(
  db: Db,
  { id: wanted, actor, now }: { id: string; actor: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [key] = await tx
      .update(apiKeys)
      .set({ revokedAt: now })
      .where(and(eq(id, wanted), isNull(revokedAt)))
      .returning({ companyId })
    if (!key) return false
    await addAudit(tx, {
      at: now,
      actor,
      action: 'keyRevoked',
      subject: `provider:${key.companyId}`,
    })
    return true
  })
}
