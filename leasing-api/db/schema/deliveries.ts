import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { LeadEventKind } from '#core/leads/lead-history.ts'
import type { LeadState } from '#core/leads/lead-state.ts'
import type { Email } from '#leasing-api/emails/email-template.ts'
import type { LeadBody } from '#leasing-api/deliveries/lead-body.ts'
import { instant } from './instant.ts'

/** What is delivered: a lead or a change to one, to its provider; or an e-mail to a visitor. */
export type DeliveryKind = 'lead' | 'leadChange' | 'confirmation' | 'email'

export type DeliveryChannel = 'email' | 'webhook'

/** Content of a delivery: an e-mail, or the body of a webhook. */
export type DeliveryPayload = Email | LeadBody

/**
 * The queue of everything that is sent: each row is written in the transaction that it follows
 * from, and claimed by a conditional update, so that several API nodes share it. Rules W-91, W-94.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    /** The idempotency key, and the local part of the Message-ID. */
    id: text('id')
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    kind: text('kind').$type<DeliveryKind>().notNull(),
    channel: text('channel').$type<DeliveryChannel>().notNull(),
    /** The order it is about; null for an e-mail of its own. */
    orderRef: text('order_ref'),
    createdAt: instant('created_at').notNull(),
    /** Time of the next try; while one is under way, the time at which it counts as lost. */
    dueAt: instant('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Null until the first try fixes it. */
    payload: jsonb('payload').$type<DeliveryPayload>(),
    sentAt: instant('sent_at'),
    deadAt: instant('dead_at'),
    /** Why it is dead, without personal data. */
    deadReason: text('dead_reason'),
    /** When somebody last made it due again, and who: a user's id, or `operator`. Rule W-174. */
    resentAt: instant('resent_at'),
    resentBy: text('resent_by'),
  },
  (table) => [
    index('deliveries_waiting')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
    index().on(table.orderRef),
    index().on(table.createdAt),
    // An order is one lead, however often it is confirmed.
    uniqueIndex('deliveries_one_lead')
      .on(table.orderRef, table.channel)
      .where(sql`${table.kind} = 'lead'`),
  ],
)

/** The states that a lead has reached, each with its time and by whom. Rule W-99. */
export const leadSteps = pgTable(
  'lead_steps',
  {
    orderRef: text('order_ref').notNull(),
    state: text('state').$type<LeadState>().notNull(),
    reachedAt: instant('reached_at').notNull(),
    /** When that was said: the day of a delivery may be an earlier one. Rules W-164, W-170. */
    notedAt: instant('noted_at').notNull(),
    /** `visitor`, `leasing API`, `operator` or a user's id. */
    reachedBy: text('reached_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderRef, table.state] })],
)

/** The history of a lead. Rows are only added, and go with their order. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderRef: text('order_ref').notNull(),
    at: instant('at').notNull(),
    /** A user's id, or `operator`. */
    actor: text('actor').notNull(),
    kind: text('kind').$type<LeadEventKind>().notNull(),
    /** The note; the state taken back; the user assigned, null for nobody. */
    detail: text('detail'),
  },
  (table) => [index().on(table.orderRef, table.id)],
)
