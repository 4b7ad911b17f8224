import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ApiKeyScope } from '#core/session/api-key.ts'
import { providers } from './providers.ts'
import { instant } from './instant.ts'

/** Keys by which a provider's own systems make calls. The key itself is shown once. Rule C-182. */
export const apiKeys = pgTable(
  'api_keys',
  {
    /** 128 random bits. */
    id: text('id').primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => providers.id),
    name: text('name').notNull(),
    /** SHA-256 of the key, which is 256 random bits: nothing to guess, so nothing to slow down. */
    keyHash: text('key_hash').notNull().unique(),
    /** The beginning of the key, by which people recognise it. */
    keyStart: text('key_start').notNull(),
    scopes: jsonb('scopes').$type<ApiKeyScope[]>().notNull(),
    /** Who made it: a user's id. */
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index().on(table.companyId)],
)
