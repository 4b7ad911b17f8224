import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { BodyType } from '#core/vehicle/body-type.ts'
import type { BudgetRange } from '#core/pricing/budget-range.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import { instant } from './instant.ts'

/** The choices of a wizard. Empty ones are left out. */
export type CustomerChoice = {
  type: 'car' | 'budget' | 'similar'
  manufacturerId?: string
  rangeId?: string
  carModelId?: string
  capId?: string
  carModelAggregate?: string
  budgetRange?: BudgetRange
  financeType: FinanceType
}

/** Customer forms: a wizard's choices with the person's contact details, for seven days. */
export const customerForms = pgTable(
  'customer_forms',
  {
    /** 128 random bits. */
    hash: text('hash').primaryKey(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    choice: jsonb('choice').$type<CustomerChoice>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phoneE164: text('phone_e164').notNull(),
    /** The same form sent twice within ten minutes has the same. */
    submissionKey: text('submission_key').notNull().unique(),
  },
  (table) => [index().on(table.expiresAt)],
)

export type FormKind = 'contact' | 'concierge' | 'dealPreference' | 'carSale'

/** Fields of a form beside the person's name and e-mail. */
export type FormDetails = {
  phoneE164?: string
  body?: string
  contact?: string
  manufacturerId?: string
  bodyStyle?: BodyType
  monthlyPayment?: string
  deliveryTime?: string
  reg?: string
  make?: string
  model?: string
  currentMileage?: string
}

/** Submitted forms, which a person answers. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    reference: text('reference').primaryKey(),
    createdAt: instant('created_at').notNull(),
    kind: text('kind').$type<FormKind>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    details: jsonb('details').$type<FormDetails>().notNull(),
    /** The same form sent twice within ten minutes has the same. */
    submissionKey: text('submission_key').notNull().unique(),
  },
  (table) => [index().on(table.kind, table.createdAt)],
)

/**
 * Subscriptions: the newsletter, or deals on one car, from the press of the link that an e-mail brings.
 * A person who has left stays as a row, so that they are never written to again. Rule W-104.
 */
export const mailingList = pgTable(
  'mailing_list',
  {
    /** The address in lower case. */
    emailKey: text('email_key').notNull(),
    /** `newsletter`, or `car:` and a capId. */
    topic: text('topic').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    secondName: text('second_name').notNull(),
    changedAt: instant('changed_at').notNull(),
    leftAt: instant('left_at'),
    /** Null until the e-mail's link was pressed. */
    confirmedAt: instant('confirmed_at'),
    /** 128 random bits in the newest link, and until when it works. */
    confirmToken: text('confirm_token').unique(),
    confirmBy: instant('confirm_by'),
    /** Time the mailing service received the last change; null while pending. */
    pushedAt: instant('pushed_at'),
  },
  (table) => [primaryKey({ columns: [table.emailKey, table.topic] }), index().on(table.pushedAt)],
)

/** Conversions for the ad network, after consent. The visitor's data go once one is sent. */
export const conversions = pgTable(
  'conversions',
  {
    eventId: text('event_id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    eventName: text('event_name').notNull(),
    referer: text('referer').notNull(),
    fbp: text('fbp').notNull(),
    fbc: text('fbc').notNull(),
    clientAddress: text('client_address'),
    userAgent: text('user_agent'),
    /** Null while the event has to be sent, if anywhere. */
    sentAt: instant('sent_at'),
  },
  (table) => [index().on(table.sentAt, table.createdAt)],
)

/** Front errors: calls that failed in browsers, without personal data, for 30 days. */
export const frontErrors = pgTable(
  'front_errors',
  {
    id: text('id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    method: text('method').notNull(),
    url: text('url').notNull(),
    request: text('request').notNull(),
    response: text('response').notNull(),
    responseCode: integer('response_code').notNull(),
    requestCode: text('request_code').notNull(),
  },
  (table) => [index().on(table.createdAt)],
)
