import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { TrafficSource } from '#core/attribution/traffic-source.ts'
import type { CallTime } from '#core/contract/http/call-times.ts'
import type { WireDerivativeSummary } from '#core/contract/json/wire-derivative.ts'
import type { WireOffer } from '#core/contract/json/wire-offer.ts'
import type { OrderState } from '#core/contract/json/wire-order.ts'
import type { LeadState } from '#core/leads/lead-state.ts'
import { instant } from './instant.ts'

/** Snapshot of the deal at the time of the order. Rates are replaced daily; this never changes. */
export type OrderSnapshot = {
  offer: WireOffer
  vehicle: WireDerivativeSummary
  /** The page's text about the fees inside the total. */
  feesText: string
  monthlyPaymentShownPence: number
}

/** Attribution of a visitor: as given, and as interpreted. */
export type StoredAttribution = {
  given: Record<string, string>
  derived: TrafficSource
  /** The storefront whose page sent it; null where none was told, missing in older orders. Rule L-79. */
  storefront?: string | null
}

/**
 * How far an order is in the database: an attempt that `joined` another is that other to the
 * outside. Rule W-76.
 */
export type StoredOrderState = OrderState | 'joined'

/** Enquiries. The reference is 128 random bits; whoever holds it may read the deal, not the person. */
export const orders = pgTable(
  'orders',
  {
    orderRef: text('order_ref').primaryKey(),
    /** Eight characters for people to say. Identifies an order to staff and proves nothing. Rule W-78. */
    shortReference: text('short_reference').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    state: text('state').$type<StoredOrderState>().notNull(),
    confirmedAt: instant('confirmed_at'),
    /** London's day of the confirmation, `YYYY-MM-DD`. */
    confirmedDay: text('confirmed_day'),
    /** The order that this attempt joined when its code was right. */
    joinedOrderRef: text('joined_order_ref'),
    offerId: text('offer_id').notNull(),
    capId: text('cap_id').notNull(),
    providerId: integer('provider_id').notNull(),
    snapshot: jsonb('snapshot').$type<OrderSnapshot>().notNull(),
    ratesVersion: bigint('rates_version', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phoneE164: text('phone_e164').notNull(),
    message: text('message'),
    postcode: text('postcode'),
    /** When the provider should call; `otherCallTime` says it in words for `other`. */
    callTime: text('call_time').$type<CallTime>(),
    callPriority: text('call_priority'),
    otherCallTime: text('other_call_time'),
    /** Marketing consent, never implied. */
    isSubscribed: boolean('is_subscribed').notNull(),
    attribution: jsonb('attribution').$type<StoredAttribution>().notNull(),
    /** The visitor's own key, or one derived from what was sent. One order for each. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** Tells a repeat from another order sent under the same key. */
    requestHash: text('request_hash').notNull(),
    writeTokenHash: text('write_token_hash').notNull(),
    /** The furthest of its steps in `lead_steps`, written with them, so that leads are listed by it. Rule W-99. */
    leadState: text('lead_state').$type<LeadState>().notNull().default('awaitingCode'),
    /** The person of its provider who looks after it. Rule W-168. */
    assignedTo: text('assigned_to'),
  },
  (table) => [
    // Who unsubscribes is looked up by e-mail, however it was written.
    index('orders_lower_email_index').on(sql`lower(${table.email})`),
    // The newest orders of a state are what staff look at first.
    index().on(table.state, table.createdAt),
    // One enquiry of a phone about an offer a day, found at each confirmation.
    uniqueIndex('orders_one_enquiry_a_day')
      .on(table.phoneE164, table.offerId, table.confirmedDay)
      .where(sql`${table.state} = 'confirmed'`),
    index().on(table.joinedOrderRef),
    // Leads are listed by page, of one provider or of all. Rule C-175.
    index('orders_leads').on(table.providerId, table.confirmedAt),
    index('orders_confirmed').on(table.confirmedAt),
  ],
)

/** Codes texted to confirm an order; the newest of an order is the only one that counts. */
export const orderCodes = pgTable(
  'order_codes',
  {
    id: text('id').primaryKey(),
    orderRef: text('order_ref')
      .notNull()
      .references(() => orders.orderRef),
    /** Keyed hash of order and code; the code itself is never stored here. */
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Guesses begun. Claimed before a guess is compared, so parallel ones cannot exceed the limit. */
    guesses: integer('guesses').notNull().default(0),
    usedAt: instant('used_at'),
    /** Time a newer code replaced it. */
    replacedAt: instant('replaced_at'),
    /** False once the text service did not take its message: nobody can know it then. Rule W-150. */
    isTextTaken: boolean('is_text_taken').notNull().default(true),
  },
  (table) => [index().on(table.orderRef, table.createdAt)],
)

/** Recent limited actions: one row for each phone, order and address, hashed. */
export const limitedActions = pgTable('limited_actions', {
  key: text('key').primaryKey(),
  /** Milliseconds since 1970 of each action inside the longest window. */
  times: bigint('times', { mode: 'number' }).array().notNull(),
  /** Time after which the row may be removed. */
  staleAt: instant('stale_at').notNull(),
})

/** Texts and e-mails that would have been sent, where there is no sender. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: text('id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    /** The whole message in plain text. */
    body: text('body').notNull(),
    /** Of an e-mail. */
    html: text('html'),
    headers: jsonb('headers').$type<Record<string, string>>(),
    orderRef: text('order_ref'),
  },
  (table) => [index().on(table.createdAt)],
)

/** Forms that were posted without script and have to be shown again, for 30 minutes. */
export const formDrafts = pgTable('form_drafts', {
  id: text('id').primaryKey(),
  form: text('form').notNull(),
  values: jsonb('values').$type<Record<string, string>>().notNull(),
  errors: jsonb('errors').$type<Record<string, string[]>>().notNull(),
  expiresAt: instant('expires_at').notNull(),
})
