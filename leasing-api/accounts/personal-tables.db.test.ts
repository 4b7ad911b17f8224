import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireOwnData } from '#core/contract/json/wire-own-data.ts'
import { type Db, rowsOf } from '#leasing-api/db/db.ts'
import * as schema from '#leasing-api/db/schema/index.ts'
import { rawDatabase } from '#leasing-api/test/environments/raw-database.ts'
import { somebodysRows, traces } from '#leasing-api/test/people/somebodys-rows.ts'
import { eraseUser } from '#leasing-api/queries/accounts/erase-user.ts'
import { exportOwnRecords } from '#leasing-api/queries/accounts/own-records.ts'
import { readUser } from '#leasing-api/queries/accounts/users.ts'
import { ownDataToWire } from './own-data-to-wire.ts'

type Holding = {
  /** Where it stands in an export. Null for what opens something. */
  exported: keyof WireOwnData | null
  /** What an erasure leaves of it: a list keeps the address alone, the log that something was done. */
  left: 'nothing' | 'the address' | 'the log'
}

/** Every table that holds something of a person who has an account. A new one belongs here or below. */
const personal: Record<string, Holding> = {
  users: { exported: 'account', left: 'nothing' },
  account_links: { exported: 'links', left: 'nothing' },
  sessions: { exported: 'sessions', left: 'nothing' },
  refresh_tokens: { exported: null, left: 'nothing' },
  login_codes: { exported: null, left: 'nothing' },
  authorization_tokens: { exported: null, left: 'nothing' },
  lease_reminders: { exported: 'reminders', left: 'nothing' },
  audit_log: { exported: 'log', left: 'the log' },
  orders: { exported: 'enquiries', left: 'nothing' },
  order_codes: { exported: null, left: 'nothing' },
  lead_steps: { exported: 'enquiries', left: 'nothing' },
  lead_events: { exported: 'handling', left: 'nothing' },
  deliveries: { exported: 'messages', left: 'nothing' },
  outbox_messages: { exported: 'messages', left: 'nothing' },
  price_alerts: { exported: 'priceAlerts', left: 'nothing' },
  alert_mails: { exported: 'lastAlertMailAt', left: 'nothing' },
  customer_forms: { exported: 'savedSearches', left: 'nothing' },
  form_submissions: { exported: 'forms', left: 'nothing' },
  form_drafts: { exported: 'drafts', left: 'nothing' },
  mailing_list: { exported: 'lists', left: 'the address' },
}

/** Tables that say nothing of whose they are, and why. */
const ofNobody: Record<string, string> = {
  login_failures: 'keyed hashes, for a day',
  limited_actions: 'keyed hashes, for as long as they count',
  conversions: 'events under keys of their own, without the visitor after a week',
  front_errors: 'failures of calls without what was typed',
  experiment_views: 'counts',
  page_views: 'counts',
  page_timings: 'counts',
  quotes: 'deals, and nothing of who saved them',
  watched_prices: 'prices by the address of a page',
  manufacturers: 'catalogue',
  ranges: 'catalogue',
  car_models: 'catalogue',
  derivatives: 'catalogue',
  stock_units: 'catalogue',
  data_set: 'the kind of data',
  providers: 'companies',
  rate_books: 'prices',
  rate_uploads: 'files of companies, with the id of who sent them as the log has it',
  rate_upload_chunks: 'files of companies',
  rate_upload_errors: 'rows of those files',
  api_keys: 'keys of companies, with the id of who made them as the log has it',
  rate_profiles: 'prices',
  rate_segments: 'prices',
  rates_state: 'prices',
  pcp_offers: 'prices',
  price_history: 'prices',
  running_costs: 'prices',
}

const tables = Object.values(schema as Record<string, unknown>).filter((value) =>
  is(value, PgTable),
)

let db: Db
let close: () => Promise<void>
let exported: WireOwnData
let before: Map<string, string[]>
let after: Map<string, string[]>
beforeAll(async () => {
  ;({ db, close } = await rawDatabase())
  for (const { table, row } of somebodysRows) await db.insert(table).values(row)
  before = await tracedRows()
  const { id, emailKey } = traces
  const now = new Date('2026-11-20T09:00:00Z')
  const user = (await readUser(db, { id }))!
  exported = ownDataToWire(
    user,
    await exportOwnRecords(db, {
      id,
      emailKey,
      audit: { at: now, actor: id, action: 'exported', subject: id },
    }),
    now,
  )
  await eraseUser(db, {
    id,
    emailKey,
    audit: { at: now, actor: id, action: 'erased', subject: id },
  })
  after = await tracedRows()
})
afterAll(() => close())

/** Rows in which somebody can be recognised, as text by table. */
async function tracedRows(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  const marks = Object.values(traces).map((trace) => trace.toLowerCase())
  for (const name of tables.map(getTableName)) {
    const rows = await rowsOf<{ text: string }>(
      db,
      sql`select lower(to_jsonb(each)::text) as text from ${sql.identifier(name)} as each`,
    )
    const traced = rows
      .map(({ text }) => text)
      .filter((text) => marks.some((mark) => text.includes(mark)))
    if (traced.length > 0) found.set(name, traced)
  }
  return found
}

test('C-185 every table is said to hold something of a person, or nothing', () => {
  const said = [...Object.keys(personal), ...Object.keys(ofNobody)]
  expect(tables.map(getTableName).toSorted()).toEqual(said.toSorted())
})

test('C-185 a table with an address, a phone or the key of a person is one of theirs', () => {
  const ofPerson = /^(email|emailKey|phoneE164|userId|recipient|orderRef|sessionId)$/
  const found = tables
    .filter((table) => Object.keys(getTableColumns(table)).some((name) => ofPerson.test(name)))
    .map(getTableName)
  expect(found.filter((name) => !(name in personal))).toEqual([])
})

describe('C-185 what a table holds of somebody is exported, and goes with their account', () => {
  test.each(Object.entries(personal))('%s', (name, { exported: key, left }) => {
    // Without a row of theirs nothing is shown.
    expect(before.get(name), 'a row of somebody').toBeDefined()
    if (key !== null) {
      const value = exported[key]
      expect(Array.isArray(value) ? value.length : value).toBeTruthy()
    }
    const rows = after.get(name) ?? []
    if (left === 'nothing') expect(rows).toEqual([])
    const { emailKey, id, ...others } = traces
    const known = left === 'the address' ? emailKey : id
    for (const row of rows) {
      expect(row).toContain(known)
      for (const trace of Object.values(others)) expect(row).not.toContain(trace.toLowerCase())
    }
  })

  test('tables of nobody hold nothing of them', () => {
    for (const name of Object.keys(ofNobody)) expect(before.get(name), name).toBeUndefined()
  })

  test('nothing that opens something is exported', () => {
    expect(JSON.stringify(exported)).not.toMatch(/secret-/)
  })
})
