import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { AuditAction } from '#core/session/audit-action.ts'
import type { PermissionName } from '#core/session/permission.ts'
import { instant } from './instant.ts'

/** Users: consumers, people of a provider (their company) and our own staff. */
export const users = pgTable(
  'users',
  {
    /** 128 random bits. */
    id: text('id').primaryKey(),
    /** The address in lower case: one account each. */
    emailKey: text('email_key').notNull().unique(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** A scrypt hash with its cost and salt. */
    passwordHash: text('password_hash').notNull(),
    /** The provider somebody works for; null for consumers and staff. */
    companyId: integer('company_id'),
    companyRole: text('company_role').$type<'admin'>(),
    /** What a person of a company may do. */
    permissions: jsonb('permissions').$type<PermissionName[]>().notNull(),
    /** Where the code of a log-in goes; set at invitation. */
    phoneE164: text('phone_e164'),
    createdAt: instant('created_at').notNull(),
    /** Null until the first log-in. */
    lastLoginAt: instant('last_login_at'),
    deactivatedAt: instant('deactivated_at'),
    /** Offer ids of the shortlist, newest first. Rule C-163. */
    savedDeals: jsonb('saved_deals').$type<string[]>().notNull().default([]),
    /** Whether reminders of leases that end are wanted. Rule S-74. */
    leaseReminders: boolean('lease_reminders').notNull().default(false),
  },
  (table) => [index().on(table.companyId)],
)

export type LinkKind = 'registration' | 'invitation' | 'emailChange' | 'recovery'

/** What the press of a link brings about. */
export type LinkPayload = {
  firstName?: string
  lastName?: string
  passwordHash?: string
  companyId?: number | null
  companyRole?: 'admin' | null
  permissions?: PermissionName[]
  phoneE164?: string | null
  /** The id that an invited person will have, so that the log knows them before. */
  newUserId?: string
}

/** Links in e-mails about accounts; only their tokens' hashes are stored. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').$type<LinkKind>().notNull(),
    emailKey: text('email_key').notNull(),
    email: text('email').notNull(),
    /** Null for an account that does not exist yet, and for a link that nobody was sent. */
    userId: text('user_id'),
    payload: jsonb('payload').$type<LinkPayload>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.emailKey), index().on(table.userId), index().on(table.expiresAt)],
)

/** Sessions: the family of refresh tokens that grew from one log-in. Rules S-23, S-24. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** When its newest refresh token ends. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** Refresh tokens by hash. A token's successor follows from the token and a key. Rule S-23. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: text('session_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
    rotatedAt: instant('rotated_at'),
  },
  (table) => [index().on(table.sessionId), index().on(table.expiresAt)],
)

/** Log-ins that owe the code of a text message. Rule S-62. */
export const loginCodes = pgTable(
  'login_codes',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id').notNull(),
    /** Keyed hash of token and code. */
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Guesses begun. Claimed before a guess is compared. */
    guesses: integer('guesses').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** Proof that the password was given moments ago, for one session. Rule S-13. */
export const authorizationTokens = pgTable(
  'authorization_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: text('session_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.sessionId), index().on(table.expiresAt)],
)

/** Failed log-ins in a row, by hashed account or address. Rule S-59. */
export const loginFailures = pgTable('login_failures', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  lastAt: instant('last_at').notNull(),
})

/** Reminders that were sent, so that none is sent twice. Rule S-74. */
export const leaseReminders = pgTable(
  'lease_reminders',
  {
    orderRef: text('order_ref').notNull(),
    /** Before the end of the lease. */
    months: integer('months').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderRef, table.months] })],
)

/** Who did what to whose account, when. Rows are only added; old ones go. Rule S-66. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Who: a user's id, `key:` and the id of a key, or `operator`. */
    actor: text('actor').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** To whom: a user's id, or `provider:` and its number. */
    subject: text('subject').notNull(),
  },
  (table) => [index().on(table.subject, table.at), index().on(table.at)],
)
