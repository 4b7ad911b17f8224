import type { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '#leasing-api/db/schema/index.ts'

/** What somebody is recognised by, wherever it stands. */
export const traces = {
  id: 'id-of-somebody',
  emailKey: 'somebody@example.com',
  name: 'Somebody Lovelace',
  phone: '+447700900777',
  orderRef: 'order-of-somebody',
  sessionId: 'session-of-somebody',
}
const { id, emailKey, name, phone, orderRef, sessionId } = traces

const at = new Date('2026-11-19T09:00:00Z')
const later = new Date('2027-11-19T09:00:00Z')
const email = 'Somebody@example.com'

const offer = { term: 36 }
const order = {
  ...{ orderRef, shortReference: 'K7QM2R9D', createdAt: at, offerId: 'x', capId: '10000001' },
  ...{ providerId: 1, ratesVersion: 1, name, email, phoneE164: phone, isSubscribed: true },
  ...{ state: 'confirmed', snapshot: { offer, vehicle: {}, feesText: '' } },
  ...{ attribution: { given: {}, derived: {} }, idempotencyKey: 'secret-key' },
  ...{ requestHash: 'secret-hash', writeTokenHash: 'secret-token' },
}
const mail = { to: email, subject: 'About you', text: 'secret-link', html: 'secret-link' }

/** A row of one person in every table that can hold one, in an order that their keys allow. */
export const somebodysRows: readonly { table: PgTable; row: Record<string, unknown> }[] = [
  {
    table: schema.users,
    row: {
      ...{ id, emailKey, email, firstName: 'Somebody', lastName: 'Lovelace', permissions: [] },
      ...{ passwordHash: 'secret-hash', phoneE164: phone, createdAt: at },
    },
  },
  {
    table: schema.accountLinks,
    row: {
      ...{ tokenHash: 'secret-token', kind: 'recovery', emailKey, email, userId: id },
      ...{ payload: {}, createdAt: at, expiresAt: later },
    },
  },
  { table: schema.sessions, row: { id: sessionId, userId: id, createdAt: at, expiresAt: later } },
  { table: schema.refreshTokens, row: { tokenHash: 'secret-token', sessionId, expiresAt: later } },
  {
    table: schema.authorizationTokens,
    row: { tokenHash: 'secret-token', sessionId, expiresAt: later },
  },
  {
    table: schema.loginCodes,
    row: {
      ...{ tokenHash: 'secret-token', userId: id, codeHash: 'secret-code' },
      ...{ expiresAt: later, guesses: 0 },
    },
  },
  { table: schema.auditLog, row: { at, actor: id, action: 'registered', subject: id } },
  { table: schema.orders, row: order },
  {
    table: schema.orderCodes,
    row: { id: 'code', orderRef, codeHash: 'secret-code', createdAt: at, expiresAt: later },
  },
  {
    table: schema.leadSteps,
    row: { orderRef, state: 'confirmed', reachedAt: at, notedAt: at, reachedBy: 'visitor' },
  },
  {
    table: schema.leadEvents,
    row: { orderRef, at, actor: 'a colleague', kind: 'noted', detail: 'Prefers blue.' },
  },
  { table: schema.leaseReminders, row: { orderRef, months: 6, sentAt: at } },
  {
    table: schema.deliveries,
    row: { kind: 'email', channel: 'email', createdAt: at, dueAt: at, payload: mail },
  },
  {
    table: schema.deliveries,
    row: { kind: 'lead', channel: 'webhook', orderRef, createdAt: at, dueAt: at, payload: {} },
  },
  {
    table: schema.outboxMessages,
    row: {
      ...{ id: 'text', createdAt: at, channel: 'sms', recipient: phone },
      body: 'secret-code',
    },
  },
  {
    table: schema.priceAlerts,
    row: {
      ...{ id: 'alert', emailKey, email, page: '/pcp', requestedAt: at, requestedPence: 20_000 },
      ...{ knownPence: 20_000, confirmToken: 'secret-token', confirmBy: later, confirmedAt: at },
      endsAt: later,
    },
  },
  { table: schema.alertMails, row: { emailKey, mailedAt: at } },
  {
    table: schema.customerForms,
    row: {
      ...{ hash: 'secret-link', createdAt: at, expiresAt: later, name, email, phoneE164: phone },
      ...{ choice: { type: 'car', financeType: 'personal' }, submissionKey: 'secret-key' },
    },
  },
  {
    table: schema.formSubmissions,
    row: {
      ...{ reference: 'F1', createdAt: at, kind: 'contact', name, email, details: {} },
      submissionKey: 'secret-key',
    },
  },
  {
    table: schema.formDrafts,
    row: {
      ...{ id: 'secret-link', form: 'contact', expiresAt: later, errors: {} },
      values: { name, email: ` ${email} ` },
    },
  },
  {
    table: schema.mailingList,
    row: {
      ...{ emailKey, topic: 'newsletter', email: emailKey, firstName: name, secondName: name },
      ...{ changedAt: at, confirmToken: 'secret-token' },
    },
  },
]
